/**
 * Shows a message from index.html when the app cannot start: immediately in a browser that lacks a required feature,
 * otherwise when nothing has been rendered for a while. A classic ES5 script, because it must run where the app's own
 * code does not parse. It has the first screen's files fetched at once, without waiting for the styles or the rest
 * of the page.
 */
(function () {
  var PATIENCE = 8000;
  /** @type {string[]} */
  var missing = [];

  /** @param {string} id */
  function byId(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  /**
   * @param {string} feature
   * @param {() => unknown} isThere
   */
  function need(feature, isThere) {
    try {
      if (isThere()) return;
    } catch (_error) {}
    missing.push(feature);
  }

  /**
   * @param {string} template
   * @returns {Element}
   */
  function show(template) {
    var copy = document.importNode(/** @type {HTMLTemplateElement} */ (byId(template)).content, true);
    var message = /** @type {HTMLElement} */ (copy.querySelector('main'));
    var button = /** @type {HTMLElement} */ (copy.querySelector('button'));
    // Inline, because the style sheets may not have arrived either.
    message.style.cssText = 'max-width:32em;margin:auto;padding:48px 24px;font:18px/1.5 sans-serif';
    button.style.cssText = 'min-height:48px;margin-top:16px;padding:0 24px;font:inherit;color:buttontext';
    button.onclick = function () {
      location.reload();
    };
    return document.body.insertBefore(message, byId('app'));
  }

  /** Has the browser fetch what the first screen needs in this language: the expected game, or the form of one. */
  function preload() {
    var hints = '';
    try {
      hints = localStorage.getItem('planar-table.first-look') || '';
    } catch (_error) {}
    var screen = /"playing":true/.test(hints) ? 'game' : 'form';
    var chosen = /"language":"(..)"/.exec(hints);
    var spoken = chosen ? chosen[1] : navigator.languages.join().match(/\b(en|ru)\b/) ? RegExp.$1 : 'en';
    var wanted = [screen, spoken, [screen, spoken].join('-')];
    document.querySelectorAll('link[data-preload]').forEach(function (link) {
      var when = String(link.getAttribute('data-preload')).split(' ');
      if (wanted.indexOf(String(when[0])) !== -1) link.setAttribute('rel', String(when[1]));
    });
  }

  need('Array.prototype.with', function () {
    return Array.prototype.with;
  });
  need('RegExp (?<=…)', function () {
    return new RegExp('(?<=a)b');
  });
  need('CSS :has()', function () {
    return CSS.supports('selector(:has(*))');
  });

  function check() {
    var app = byId('app');
    if (missing.length > 0) {
      /** @type {Element} */ (show('too-old').querySelector('code')).textContent = missing.join(', ');
      // The app does not start without its root, so it cannot touch saved games.
      document.body.removeChild(app);
      return;
    }
    /** @type {Element | undefined} */
    var message;
    var patience = setTimeout(function () {
      message = show('not-started');
    }, PATIENCE);
    app.addEventListener('rendered', function () {
      clearTimeout(patience);
      if (message) document.body.removeChild(message);
    });
  }

  if (missing.length === 0) preload();
  document.addEventListener('readystatechange', function () {
    // The page is parsed, and the app's own scripts have not begun.
    if (document.readyState === 'interactive') check();
  });
})();
