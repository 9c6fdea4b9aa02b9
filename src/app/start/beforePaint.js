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
    // Type 0 is a navigation; after a reload or going back the browser restores the scroll position
    if (performance.navigation.type === 0) d.layout = 'screen';
  } catch {}
}
