/** Verbs that duties begin with, in their plain form. Add one here and all its forms are known. */
export const dutyVerbs = `
accept access accommodate account achieve acquire act adapt address adhere adjust administer advance advise
advocate align allocate analyse analyze answer anticipate apply appoint approve arrange articulate ask assemble
assess assign assist assure attach attend audit author authorize automate back balance be believe bill book brief
bring budget build calculate calibrate call care carry catalog champion change chart check clean clear climb close
coach code collaborate collect command communicate compile complete comply compose conduct configure confirm
connect consolidate construct consult contact contribute control convert cook coordinate copy correct counsel count
cover create cultivate curate cut deal debug decide define delegate deliver demonstrate deploy describe design
detect determine develop devise diagnose direct discharge discuss dispatch dispense display distribute do document
draft draw drive edit educate elevate embed embrace empower enable encourage enforce engage engineer enhance ensure
enter entertain escalate establish estimate evaluate examine execute expand experiment explain explore extend
fabricate facilitate file fill find fix follow forecast form formulate foster fulfil fulfill fund gather generate
get give go govern greet grind grow guide handle have help hire hold host identify implement improve increase
influence inform initiate innovate inspect install instruct insure integrate interact interface interpret interview
introduce inventory investigate invoice isolate issue join keep know label launch lay lead learn leverage liaise
lift listen load locate lock log maintain make manage map market maximize measure meet mentor merge migrate
minimize mix mobilize model moderate modify monitor motivate move navigate negotiate observe obtain offer onboard
open operate optimize orchestrate order organize orient originate overhaul oversee own pack participate partner
pass pay perform pick pilot pitch place plan play post practice prepare prescribe present preserve prevent price
prioritize process procure produce program promote proofread propose prospect protect prove provide pull purchase
pursue push qualify quote raise reach read rebuild recall receive recognise recognize recommend reconcile record
recruit rectify redesign reduce refer refine register reinforce relocate remain remove render repair replace
replenish report represent request research resolve respond restock restore review revise revisit rotate route run
safeguard sample sanitize scale schedule scope screen search secure see select sell send serve service set shape
share ship show sign simplify size solve sort source speak specify spend staff stage standardize start stay steer
stock store streamline strengthen structure study submit suggest summarize supervise supply support survey sustain
synthesize tackle tag tailor take talk teach tell tend test track train transcribe transfer transform translate
transport travel treat triage trim troubleshoot turn tutor understand undertake unload update upgrade uphold use
utilize validate verify visit volunteer walk warn wash watch weave weigh welcome weld wire work write
`
  .trim()
  .split(/\s+/);
