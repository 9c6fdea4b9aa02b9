/**
 * A step of `buildSite` in a process of its own: `buildStep.ts prepare|finish '<options as JSON>'`. Its memory is freed
 * when it ends, however long the site is served afterwards.
 */
import { finishSite } from './web/finishSite.ts';
import { prepareSite } from './web/prepareSite.ts';

const steps = { prepare: prepareSite, finish: finishSite };
const [step, options] = process.argv.slice(2);

// The listener makes the process end through `exit`, where `runNode` stops its children.
process.once('SIGTERM', () => process.exit(143));

try {
  if (step !== 'prepare' && step !== 'finish') throw new Error(`There is no build step "${step}".`);
  await steps[step](JSON.parse(options ?? ''));
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
