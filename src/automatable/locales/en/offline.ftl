## The page without a server, and backups

offline-loading = The Automa is getting ready…
offline-first-time = The first visit downloads it to this device; after that it opens without a network.
offline-failed = The Automa cannot run in this browser by itself ({ $reason }). Use a newer browser, or start the app on a computer (make play, then automatable serve --lan) and open its address here. Saved games are still here.
offline-retry = Try again
offline-newer = A newer version is ready. Your games stay as they are.
offline-update = Use it now
offline-later = Later
offline-full = There is no space left on this device, so this step was not saved and not played. Free some space, or save a backup.
offline-not-kept = The browser could not save this step ({ $reason }), so it was not played. Save a backup and open the page again.
offline-cleared = The browser has deleted the saved games of this page. You can still save a backup of the games open in this tab.
offline-keeps-nothing = This browser does not store anything for this page: your games are lost when it closes. Save a backup before that.
offline-unkept = Something could not be saved. Save a backup now.

offline-everything = Backup
offline-everything-hint = All saved games, your own box values and settings in one file, to keep safe or to move to another device, browser or server.
offline-export-all = Save a backup
offline-import-all = Restore a backup
offline-install = Add to the home screen
offline-install-hint = Opens like an app, without a network, and the browser does not delete its games.
offline-install-ios = Safari: Share, then “Add to Home Screen”. Otherwise Safari deletes games that were not opened for seven days.
offline-install-take = The app on the home screen has its own storage. Save a backup here first, and restore it there.
offline-evicted = Safari deletes these games if the page is not opened for seven days. Save a backup, or add the page to the home screen.
offline-evicted-how = How to add it
offline-installed = This page is on the home screen.
offline-devices = Several devices at one table
offline-devices-hint = Several devices share one table only when the app runs on a computer (make play, then automatable serve --lan). From here you can pass a game on by link, QR code or file, in the menu of the table.
offline-code = The same link as a QR code for another device
offline-code-long = This position is too long for a code; use the link or the file.
