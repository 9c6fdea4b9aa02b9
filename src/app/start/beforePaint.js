// Before the first paint: the visitor's preferences, and how much is laid out (layOutWhole.ts)
{
  let d = document.documentElement.dataset;
  try {
    let p = JSON.parse(localStorage['mandap:user-preferences']).value;
    if (/^(light|dark)$/.test(p.theme)) d.theme = p.theme;
    if (/^(small|(x-)?large)$/.test(p.fontSize)) d.fontSize = p.fontSize;
    if (p.reduceMotion === true) d.reduceMotion = '';
    if (p.dismissedPromotions[0]) d.dismissed = '';
  } catch {}
  try {
    // 0 is a page that is opened: one that is loaded again or gone back to is about to be scrolled where it was
    if (performance.navigation.type === 0) d.layout = 'screen';
  } catch {}
}
