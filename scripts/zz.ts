import { spawn } from 'node:child_process';
import { measureUntouched } from './bench/web/untouched.ts';
const dist='node_modules/.cache/mandap/size/dist';
const c = spawn(process.execPath,['--import','tsx','scripts/bench/fileServer.ts',dist],{stdio:['ignore','pipe','inherit']});
const port = await new Promise<string>((r)=>c.stdout.once('data',(d)=>r(String(d).trim())));
for (const path of ['/','/services/wedding']) console.log(path, await measureUntouched({url:`http://127.0.0.1:${port}${path}`, dist}));
console.log('sd', await measureUntouched({url:`http://127.0.0.1:${port}/`, dist},{savesData:true}));
c.kill();
