// Runs before the first paint, so that nobody sees the wrong light or the wrong language flash by.
(function () {
    try {
        var kept = JSON.parse(localStorage.getItem('dighouse.settings') || '{}');
        var root = document.documentElement;
        if (kept.theme === 'paper' || kept.theme === 'dusk') root.dataset.theme = kept.theme;
        root.lang = kept.language || (navigator.language.slice(0, 2) === 'fr' ? 'fr' : 'en');
    } catch {
        // A private window may keep nothing: the standard look is fine.
    }
})();
