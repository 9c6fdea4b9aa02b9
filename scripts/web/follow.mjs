// Loaded first into every program of a build: it ends when the one that began it is gone, however that ended.
// Plain JavaScript, as it runs before anything that could read TypeScript.
const parent = Number(process.env.MANDAP_PARENT);
const look = () => {
  if (parent > 0 && process.ppid !== parent) process.exit(1);
};
look();
setInterval(look, 500).unref();
