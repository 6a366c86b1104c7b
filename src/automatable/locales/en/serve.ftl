### What the server says, in the terminal and to the page.

serve-at = Automatable is at { $address }
serve-stop = Press Ctrl-C to stop.
serve-lan = On a phone or tablet in the same network, scan this or open the link:
serve-lan-warning = Whoever has this link can see and change your games. Show it only to people at your table.
serve-port-moved = Port { $wanted } is in use; port { $port } is taken instead.
serve-port-taken = Port { $port } is in use, and so are the next ones. Choose another with --port.
serve-port-forbidden = Port { $port } cannot be opened: { $reason }.
serve-stopped = Stopped. Your games are saved.

serve-no-page = The page has not been built into this copy. Run “make play”, or install Automatable from its wheel.
serve-wrong-host = This address is not one of this server's.
serve-wrong-origin = Another site has sent this request; it is refused.
serve-no-key = A key is needed here: open the link or scan the code shown where Automatable was started.
serve-not-found = There is nothing at this address.
serve-wrong-method = This address is not used that way.
serve-too-large = This is too large.
serve-not-json = Only JSON is understood here.
serve-bug = Something went wrong inside Automatable. Nothing that was kept is lost; please send a bug report.
