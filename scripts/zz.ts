import { warmUp } from '#reading/warm-up.ts';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { toolIds } from '#shared/tool-info.ts';
import { prepareTool } from '#tools/check-written/prepare-tool.ts';
import { readFileSync } from 'node:fs';
await warmUp();
const sources=process.argv.slice(2).map(f=>{
const job=readJobText(readFileSync(f,'utf8'))!; const brief=understand({job,organization:{name:''}});
return {brief,market:assessMarket({brief,today:'2026-11-17'}),voice:{tone:'professional',messagingStyle:''},employer:{name:'',description:'',website:''},notes:[],answers:[],today:'2026-11-17'} as any});
for (let r=0;r<6;r++){ const t=performance.now(); for (const s of sources){const c=structuredClone(s); for (const id of toolIds) prepareTool(id,c);} console.log(Math.round((performance.now()-t)/sources.length)); }
