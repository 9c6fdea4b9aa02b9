/**
 * A build in a separate process, which a test can limit and monitor:
 * `node --import tsx tests/deep/buildProcess.ts URL KEY OUT_DIR`.
 */
import { buildSite } from '../../scripts/build.ts';

const [url, publishableKey, outDir] = process.argv.slice(2);
if (!url || !publishableKey || !outDir) throw new Error('usage: buildProcess.ts URL KEY OUT_DIR');
const packing = 'quick';
await buildSite({ apiUrl: '', dataUrl: url, siteUrl: url, publishableKey, outDir, packing });
