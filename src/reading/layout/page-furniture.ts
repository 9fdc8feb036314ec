const buttons =
  /^(?:apply|apply (?:now|today|online|here|externally|for (?:this )?(?:job|position|role))|easy apply|quick apply|1-click apply|save|save (?:this )?job|saved?|unsave|share|share (?:this )?(?:job|position)|report|report (?:this )?(?:job|ad|listing)|flag|flag job|print|print job|email (?:this )?job|email to a friend|refer a friend|tweet|like|follow|following|sign in|sign up|log ?in|register|join now|menu|home|jobs|search|search jobs|find jobs|browse jobs|back|back to (?:search|results|jobs|search results|all jobs|job list)|view all jobs|see all jobs|all jobs|next|previous|next job|previous job|skip to (?:main )?content|show (?:more|less)|see (?:more|less)|read more|view (?:more|less|company|profile|job)|hide|hide job|dismiss|close|cancel|upload (?:your )?(?:resume|cv)|create (?:a )?job alert|set (?:job )?alert|job alerts?|get job alerts|get notified|turn on alerts?|not interested|message|message the job poster|meet the hiring team|copy link|download pdf|new|featured|promoted|sponsored|verified|active (?:\d+ )?(?:today|days? ago)|actively (?:recruiting|hiring)|hiring multiple candidates|responsive employer|often replies in .{1,20}|required\*|facebook|twitter|linkedin|whatsapp|instagram|cookie settings|accept (?:all )?cookies|reply|reply below|post id.{0,30}|qr code link.{0,30}|favorite this post|prohibited|jetzt bewerben|bewerben|jetzt auf .{2,20} bewerben|merken|job merken|speichern|teilen|drucken|melden|anzeige melden|zurück|zurück zur (?:suche|übersicht)|postuler|je postule|postuler maintenant|sauvegarder|enregistrer|partager|imprimer|signaler|signaler cette offre|retour|retour aux résultats|aplikuj|aplikuj teraz|zapisz|udostępnij)[.!>»→]*$/i;

const notices =
  /^(?:test(?:ing)?(?: of)?(?: (?:the|our|an?))?(?: job)?(?: (?:ad|advert|advertisement|posting|post|page))? (?:footer|header|banner|template)|(?:job )?(?:re)?posted(?: on)?:? ?(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})|(?:re)?posted:? (?:on )?(?:\d+\+? (?:hours?|days?|weeks?|months?|minutes?) ago|today|yesterday|just now|over .{1,20} ago)|\d+\+? (?:hours?|days?|weeks?|months?|minutes?) ago|just posted|be among the first \d+ applicants?|(?:over )?\d+\+? (?:applicants?|people clicked apply|views?|clicked apply)|see who .{1,80} (?:has )?hired .{0,40}|.{0,60}\d+ connections? works? here|get ai-powered advice .{0,80}|am i a good fit.{0,40}|how your (?:profile|resume) .{0,60}|tailor my resume|use ai to assess .{0,40}|we use cookies.{0,60}|by (?:clicking|applying|continuing).{0,60}|your profile matches.{0,60}|people you can reach out to|school alumni .{0,40}|direct message the job poster.{0,60}|.{1,60} \| linkedin|\(?\d+\)? (?:new )?(?:reviews?|ratings?)|\d(?:\.\d)? out of 5 stars|.{0,20}rated .{0,20} on indeed|pulled from the full job description|full job description|profile insights|find out how your skills align.{0,40}|&nbsp;|veröffentlicht:? vor .{1,20}|vor \d+ (?:tagen|stunden|wochen)|publiée? (?:il y a|le) .{1,20}|il y a \d+ (?:jours?|heures?)|\d+ messages?|dear [\p{L} ,/]{2,50}|(?:hi|hello),? (?:all|everyone|everybody|colleagues|there),?|(?:to|cc|bcc|from|reply-to): .{0,60}\S@\S{1,60})$/iu;

const otherJobs =
  /^(?:similar (?:jobs|roles|positions|searches)|people also (?:viewed|searched).{0,40}|more jobs (?:like this|from|at).{0,60}|recommended (?:jobs|for you)|related (?:jobs|searches|positions)|(?:latest|upcoming|recent|related|forthcoming) (?:events|news|articles|webinars|blog posts|vacancies)|other jobs (?:you may like|at).{0,60}|jobs you (?:might|may) (?:like|be interested in)|explore (?:top|content|collaborative) .{0,60}|more from this (?:author|employer)|ähnliche (?:jobs|stellen|stellenangebote).{0,30}|offres similaires.{0,30}|ces offres .{0,60}|referrals increase your chances.{0,80}|set alert for similar jobs.{0,40})$/i;

const longestButton = 120;
const shortestAd = 400;

export type Furniture = 'button' | 'notice' | 'others' | 'form' | 'testimony';

/** The buttons and notices of a job board, and where its list of other jobs begins. */
export function readFurniture(text: string, isFarDown: boolean): Furniture | null {
  if (text.length > longestButton) return null;
  if (isFarDown && otherJobs.test(text)) return 'others';
  if (buttons.test(text)) return 'button';
  return notices.test(text) ? 'notice' : null;
}

/** Other jobs are listed below the one that was wanted, never before it. */
export const isFarDown = (at: number, length: number): boolean =>
  at > shortestAd && at > length * 0.2;
