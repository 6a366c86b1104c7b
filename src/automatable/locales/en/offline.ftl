## The page without a server, and everything as one file

offline-loading = The Automa is getting ready…
offline-first-time = The first time it is fetched once and kept on this device; afterwards it opens without a network.
offline-failed = The Automa could not be started in this browser ({ $reason }). A newer browser may help; saved games are still here.
offline-retry = Try again
offline-newer = A newer version is ready. Your games stay as they are.
offline-update = Use it now
offline-later = Later
offline-full = There is no room left on this device, so this step was not kept and not played. Free some space, or save everything to a file.
offline-not-kept = The browser could not keep this step ({ $reason }), so it was not played. Save everything to a file and open the page again.
offline-cleared = The browser has cleared what this page kept. What this tab still holds can be saved to a file.
offline-keeps-nothing = This browser keeps nothing for this page: your games are gone when it closes. Save everything to a file before that.
offline-unkept = Something could not be kept. Saving everything to a file is the safe way now.

offline-everything = Everything that is kept
offline-everything-hint = Saved games, your own box values and settings in one file: to keep it safe, or to take it to another device, browser or server.
offline-export-all = Save everything to a file
offline-import-all = Bring a file of everything
offline-install = Add to the home screen
offline-install-hint = Opens like an app, without a network, and the browser does not clear its games.
offline-install-ios = Safari: Share, then “Add to Home Screen”. Without it Safari clears games that were not touched for seven days.
offline-installed = This page is on the home screen.
offline-devices = Several devices at one table
offline-devices-hint = In step with each other only with the companion on a computer (make play, then automatable serve --lan). From here a game is handed over by its link, its code or its file, in the menu of the table.
offline-code = The same link for the camera of another device
offline-code-long = This position is too long for a code; use the link or the file.
