// Before the first paint: preferences
try {
  let p = JSON.parse(localStorage['mandap:user-preferences']).value,
    d = document.documentElement.dataset;
  if (/^(light|dark)$/.test(p.theme)) d.theme = p.theme;
  if (/^(small|(x-)?large)$/.test(p.fontSize)) d.fontSize = p.fontSize;
  if (p.reduceMotion === true) d.reduceMotion = '';
  if (p.dismissedPromotions[0]) d.dismissed = '';
} catch {}
