import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readConcepts } from './src/domain/rulings/concepts.ts'
import { readRulingRows } from './src/domain/rulings/ruling.ts'
import { learnRulings, askedUnseen, REGISTERS } from './src/domain/rulings/learn.ts'
import { parseExamples } from './src/domain/reading/intent/examples.ts'
const concepts = readConcepts(parse(readFileSync('src/domain/rulings/concepts.yaml','utf8')))
const seen = new Map<string, any>()
for (const t of ['rulsale','rultax','rulease']) { let fs: string[] = []; try { fs = readdirSync(`/work/${t}/src/domain/rulings`) } catch {}
 for (const f of fs.filter(f=>f.endsWith('.yaml') && f!=='concepts.yaml')) { try { for (const r of readRulingRows(parse(readFileSync(`/work/${t}/src/domain/rulings/${f}`,'utf8'))).rows) seen.set(r.id, r) } catch (e) { console.log(f, String(e).slice(0,100)) } } }
const rulings = [...seen.values()]
const others = readFileSync('src/domain/reading/intent/examples.tsv','utf8').split('\n').map(l => l.split('\t')).filter(l => /PROPERTY_SEARCH|MARKET_INQUIRY|IRRELEVANT|UNCLEAR/.test(l.join(' '))).map(l => l.toSorted((a,b)=>b.length-a.length)[0]!)
console.log(rulings.length, others.length)
const t0 = performance.now()
const w = learnRulings(rulings, concepts, others); console.log(w, Math.round(performance.now()-t0))
let all: any[] = []
for (const reg of REGISTERS) { let h1=0,h3=0,n=0; const miss: string[] = []; for (const q of askedUnseen(rulings, concepts, w, reg)) { n++; const f = q.index.find(q.text, 3); const at = f.findIndex(x => x.ruling === rulings[q.at!] || x.ruling.id === rulings[q.at!].id); if (at===0) h1++; if (at>=0) h3++; else miss.push(rulings[q.at!].id+' ← '+q.text+' ⇒ '+f.map(x=>x.ruling.id).join(', ')); all.push({ c: f[0]?.confidence ?? 0, ok: at===0 }) } console.log(reg, n, (100*h1/n).toFixed(1), (100*h3/n).toFixed(1)); if (process.argv[2]) console.log(miss.slice(0,+process.argv[2]).join('\n')) }
for (const t of [0.3,0.4,0.5,0.6,0.7,0.8]) { const k = all.filter(a=>a.c>=t); console.log(t, 'kept', (k.length/all.length).toFixed(2), 'right', (k.filter(a=>a.ok).length/k.length).toFixed(3)) }
