// Before the first paint: the visitor's preferences
try {
  let p = JSON.parse(localStorage['mandap:user-preferences']).value,
    d = document.documentElement.dataset;
  if (/^(light|dark)$/.test(p.theme)) d.theme = p.theme;
  if (/^(small|(x-)?large)$/.test(p.fontSize)) d.fontSize = p.fontSize;
  if (p.reduceMotion === true) d.reduceMotion = '';
  if (p.dismissedPromotions[0]) d.dismissed = '';
} catch {}
// What lies far below is laid out later (layOutWhole.ts), unless the browser is about to scroll there
try {
  if (performance.getEntriesByType('navigation')[0].type === 'navigate' && !location.hash)
    document.documentElement.dataset.layout = 'near';
} catch {}
