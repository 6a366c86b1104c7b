/* Read by every browser: says so where the page itself cannot be read. Not a module, and without newer syntax. */
(function () {
  function show() {
    var page = document.getElementById('app');
    if (document.querySelector('main') || document.getElementById('too-old')) return;
    page.innerHTML =
      '<div id="too-old" role="alert" style="max-width:34em;margin:0 auto;padding:1.5em;font:1.1em/1.5 sans-serif">' +
      '<p>This browser is too old for Automatable. You need Safari 16, Firefox ESR, a Chrome of the last two years, ' +
      'or a newer one. Your saved games are not changed.</p>' +
      '<p lang="ru">Этот браузер слишком стар для Automatable. Нужен Safari 16, Firefox ESR, Chrome последних двух лет ' +
      'или новее. Сохранённые партии не изменились.</p></div>';
  }
  if (!('noModule' in document.createElement('script'))) document.addEventListener('DOMContentLoaded', show);
  addEventListener('error', function (event) {
    if (event.error instanceof SyntaxError || /SyntaxError/.test(event.message)) show();
  });
  addEventListener('unhandledrejection', function (event) {
    if (event.reason instanceof SyntaxError) show();
  });
})();
