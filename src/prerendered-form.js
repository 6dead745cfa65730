/**
 * Shows the form of a first game, which the page contains, before the app's own scripts have arrived. What is tapped
 * and typed until the app renders the form is done again then. ES5, because old browsers read it as well.
 */
(function () {
  /** The first visit is the only one without hints, and begins with the form unless the address names a screen. */
  function isFirstVisit() {
    try {
      return !localStorage.getItem('planar-table.first-look') && location.hash.length <= '#/'.length;
    } catch (_error) {
      return false;
    }
  }

  /** In a browser on an iPhone or iPad, advice about installing the app comes before the form. */
  function needsAdvice() {
    var agent = navigator.userAgent;
    var isIos = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1);
    return (
      isIos &&
      !matchMedia('(display-mode: standalone)').matches &&
      !('standalone' in navigator && navigator.standalone)
    );
  }

  /**
   * The content of a template in the language that the startup check has found.
   * @param {'form' | 'install'} name
   */
  function copyOf(name) {
    var words = document.querySelector('link[data-preload^="form-"][rel]');
    var language = words && String(words.getAttribute('data-preload')).slice('form-'.length).slice(0, 2);
    var template = /** @type {HTMLTemplateElement | null} */ (document.getElementById(name + '-' + language));
    return template && document.importNode(template.content, true);
  }

  /** @param {HTMLElement} app */
  function keepTapsAndText(app) {
    /** The field typed in last comes first, because typing in it may go on. @type {[HTMLInputElement, string][]} */
    var texts = [];
    /** @type {HTMLElement[]} */
    var taps = [];

    /** @param {Event} event */
    function keepTap(event) {
      var pressed = /** @type {Element} */ (event.target).closest('a, button, label, summary');
      if (!pressed) return;
      event.preventDefault();
      var element = /** @type {HTMLElement} */ (pressed);
      if (taps.indexOf(element) !== -1) return;
      element.style.opacity = '0.5';
      taps.push(element);
    }

    /** @param {Event} event */
    function keepText(event) {
      var field = /** @type {HTMLInputElement} */ (event.target);
      texts = texts.filter(function (text) {
        return text[0] !== field;
      });
      texts.unshift([field, field.value]);
    }

    /** Enter in a name would press the button that starts the game. @param {KeyboardEvent} event */
    function ignoreEnter(event) {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    }

    /** Repeats one at a time, because the app renders in between. */
    function repeatNext() {
      var text = texts.shift();
      var tapped = text ? null : taps.shift();
      if (text) {
        text[0].value = text[1];
        text[0].dispatchEvent(new Event('input', { bubbles: true }));
      } else if (tapped) tapped.click();
      else return;
      setTimeout(repeatNext);
    }

    app.addEventListener('click', keepTap, true);
    app.addEventListener('input', keepText, true);
    app.addEventListener('keydown', ignoreEnter, true);
    app.addEventListener('rendered', function () {
      app.removeEventListener('click', keepTap, true);
      app.removeEventListener('input', keepText, true);
      app.removeEventListener('keydown', ignoreEnter, true);
      app.removeAttribute('aria-busy');
      repeatNext();
    });
  }

  /**
   * @param {HTMLElement} app
   * @param {DocumentFragment} form
   * @param {HTMLLinkElement} styles
   */
  function showOnceStyled(app, form, styles) {
    styles.onload = function () {
      if (!styles.sheet || app.firstChild) return;
      app.appendChild(form);
      app.querySelectorAll('[data-style]').forEach(function (element) {
        /** @type {HTMLElement} */ (element).style.cssText = String(element.getAttribute('data-style'));
      });
      app.setAttribute('aria-busy', 'true');
      keepTapsAndText(app);
    };
    styles.rel = 'stylesheet';
  }

  if (!isFirstVisit()) return;
  var app = document.getElementById('app');
  var form = copyOf('form');
  var advice = copyOf('install');
  var main = form && form.querySelector('main');
  if (main && advice && needsAdvice()) main.insertBefore(advice, main.firstChild);
  var styles = document.querySelector('link[data-preload="form preload"]');
  if (app && form && styles) showOnceStyled(app, form, /** @type {HTMLLinkElement} */ (styles));
})();
