### Messages of the server, in the terminal and for the page.

serve-at = Automatable is running at { $address }
serve-stop = Press Ctrl-C to stop.
serve-lan = On a phone or tablet in the same network, scan this or open the link:
serve-lan-warning = Anyone with this link can see and change your games. Show it only to people at your table.
serve-port-moved = Port { $wanted } is in use; using port { $port } instead.
serve-port-taken = Port { $port } is in use, and so are the next ones. Choose another with --port.
serve-port-forbidden = Port { $port } cannot be opened: { $reason }.
serve-stopped = Stopped. Your games are saved.

serve-no-page = This copy has no built page. Run “make play”, or install Automatable from its wheel.
serve-not-http = This is not an HTTP request.
serve-bad-host = The Host header of this request is not an address with a port.
serve-wrong-host = This server does not answer under this address.
serve-wrong-origin = This request came from another site and was rejected.
serve-no-key = A key is needed here: open the link or scan the code shown where Automatable was started.
serve-not-found = There is nothing at this address.
serve-wrong-method = This address does not accept this HTTP method.
serve-too-large = This request is too large.
serve-not-json = Only JSON is accepted here.
serve-bug = Internal error in Automatable. Your saved games are not affected. Please send a bug report.
