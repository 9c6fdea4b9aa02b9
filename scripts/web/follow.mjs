// Preloaded into every program of a build: exits when its parent is gone, however that ended.
// Plain JavaScript, as it runs before a TypeScript loader.
const parent = Number(process.env.MANDAP_PARENT);
const look = () => {
  if (parent > 0 && process.ppid !== parent) process.exit(1);
};
look();
setInterval(look, 500).unref();
