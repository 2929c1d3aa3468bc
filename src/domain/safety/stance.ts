import type { SafetyText } from './text.ts'

/** Of how not to be found out. Nobody asks that who wants to know what is lawful. */
const UNSEEN = new RegExp(
  '(?:안|못)걸(?:리|려|릴|림|렸)|걸리지(?:않|안|말)|들키지|안들(?:키|킬|켜|킴)|들통(?:안|나지)|티(?:가|도)?(?:안나|나지)|감쪽|눈치(?:를)?(?:못|채지|안)|추적(?:을)?(?:안|당하지|피|못)|빠져나(?:가|갈)|뒤탈|둘러대|둘러댈|피해가(?:는|려|고|ㄹ)|처벌(?:을)?(?:안받|피하|받지않)|증거(?:를|도)?(?:안남|없애|인멸|지우)|흔적(?:을|도)?(?:안남|없)|조사(?:를)?피|(?:뭐라고|어떻게)(?:해야|하면|말하면|말해야|대답하면|둘러대면)통과|(?:심사|확인|조사|검사)[가-힣]{0,10}(?:속이|속여|넘어가려)',
)
const UNSEEN_IN_ENGLISH =
  /\b(?:without (?:(?:getting|being) caught|(?:\w+ ){1,3}(?:knowing|finding out|noticing|proving|realising|realizing|seeing))|not get caught|get away with|so (?:that )?(?:\w+ ){1,4}(?:doesn't|does not|won't|don't|never|can't|cannot) (?:notices?|knows?|finds? out|sees?|catch(?:es)?|traces?|proves?))/

/** It is to be done: how, please, I want to, that's fine, isn't it. */
const WANTS = new RegExp(
  [
    '(?:방법|요령|노하우|수법|비결|절차|순서|팁)|(?:하|쓰|리|기|치|는|숨|속|주|내)는법',
    '어떻게(?:해야|하면|하지|해$|해\\?|쓰|써|만들|숨|처리|넘|속|꾸|바꾸|말|해서|협박|보복|들어)',
    '뭐라고(?:해|둘|말|하)|어디서(?:구|사|파|해|만)',
    '(?:해|써|만들어|고쳐|찾아|소개|구해|알려|도와|꾸며|바꿔|추천|적어|지워|발급|뽑아|작성)(?:해)?(?:줘|주세요|주라|줄래|달라|줄수|주시|봐줘|다오|줘봐)|(?:방법|요령|업자|팁)?좀(?:요)?\\??$|업자|(?:만들어|해|떼|써|꾸며|구해|빌려)주는(?:곳|데|업체|사람)',
    '(?:려고|려는데|려구)(?!한거|했)|[고구]싶',
    '(?:할|쓸|갈|뺄|낼|칠|팔|살|넣을|둘|놓을|내릴|버릴|바꿀|숨길|넘길|받을|챙길|올릴|치울|꺼낼|놀|끊을|을)(?:건데|거야|거예요|거에요|거임|게요|생각|계획|예정|참인)',
    '기로했|(?:할|쓸|버릴|바꿀|놓을|숨길|낼|줄|넣을)까(?!요|봐)|해야겠|하자$|지우자|할게요?|일게요?|려면|나가겠지|겠지\\??$|샘플|양식|추천|얼마(?:면|줘야|를줘야)|뭐라고하지|준비(?:해|하)|팔기$|[가-힣]기$',
    '(?:되|돼|괜찮|상관없|문제없|무방하)(?:는거|겠|는것)?(?:지|죠|잖)(?!않|못|는|만|를)|책임(?:은|이)?없지',
    '고싶다$|한다$|싶어$|(?:넘어가|내)는법',
  ].join('|'),
)
const WANTS_IN_ENGLISH =
  /\bhow (?:do|can|to|should|would) (?:i|we)?\b|\bhow to\b|\bthe trick\b|\bany tips\b|\blet's\b|\bgoing to\b|\bgonna\b|\bhelp me\b|\bi (?:want|plan|intend|need|am going|would like)\b|\bi'm (?:going|planning|about) to\b|\bi(?:'ll| will)\b|\bwhat(?:'s| is) the best way\b|\bhow much (?:would|does|will|do)\b|\blet me\b|\b(?:make|write|create|find|get|draft|give|tell|show) me\b|^(?:please |just |can you )?(?:make|write|create|draft|forge|fake|edit|change|alter|put|report|record|register|invent|inflate|hide|move|use|buy|hold|pass|take|give|tell|show|find|get|look up|track|post|pour|sign|copy|produce|pretend)\b|\bwant to\b/

/** Whoever asks whether it is allowed, what it costs, how to notice or report it asks about the law. */
const ABOUT_LAW = new RegExp(
  [
    '(?:되|돼|괜찮|가능|문제|상관)(?:나요|는지|을까|까요|한가|은가|없나|있나|될까|없을까)|될까|되나|돼요|되는건가|해도돼',
    '불법(?!증축|전매|으로)|위법|합법|적법|법적|범죄|죄인가|처벌|과태료|벌금|형사|위반인|취소(?:할수|가능|되나)|무효|해제|해지|배상|포상금|보상|피해(?:자|를|금|보|입|신고|액|지원|당)|당(?:하|한|했|할)',
    '신고(?:하면|할수|하려|방법|어디|당|하고싶|포상|했|가능|해야|접수|센터)|자진신고|고소(?!득|유)|고발(?!코니)|소송|경찰',
    '(?:사기|깡통(?:전세)?|위험|매물|보복)(?:을|를)?(?:피하|막)|예방|조심|주의(?:할|사항|해)|의심|구별|구분|가려내|걸러|판별|확인(?:하|할|방법|법|해)|알아보(?:는|려|죠|나)|진짜인지|인지(?:확인|알)|대응|대처|대비|증거(?:모|수집|확보)',
    '(?:적발|취소|처벌|거부|해지)(?:되는|된|당하는)경우|뭔지|설명해|뭐예요|뭐에요|뭔가요|무엇|이뭐|가뭐|뜻|이란|차이|어떤처벌',
  ].join('|'),
)
/** Somebody else does it or wants it done. */
const OTHERS_DOING =
  /(?:하|쓰|쓰자|하자)(?:재요|재는|자고(?:해|하|합|그)|자는데|자는|재$)|요구|강요|제안|권유|시키(?:는|네|더)|라는데|하라고|(?:숨겼|들어왔|들어온|넘겼|바꿨|바꿔놨|끊었|위조했|위조된|위조한|속였|당했|팔았|빼돌린|빼돌렸|협박해요|협박합|협박받|협박당|시켰)/
const ABOUT_LAW_IN_ENGLISH =
  /\bis (?:it|that|this) (?:legal|lawful|allowed|illegal|ok|okay|a crime|against)|\blegal(?:ly)?\b|\blawful(?:ly)?\b|\billegal\b(?! (?:extension|structure|addition|rooftop|room|unit|floor|conversion))|\bpenalt|\bwhat happens\b|\bfined?\b|\breport (?:a|an|the|it|them|this) (?:fake|false|crime|fraud)|\bprotect\b|\bprevent\b|\bavoid (?:a |an |being |getting )?(?:\w+ )?(?:scam|fraud|fake)|\bscammed\b|\bvictim\b|\b(?:check|verify|detect|spot|recogni[sz]e|tell) (?:if|whether)\b|\bwhat is\b|\bmy (?:landlord|seller|agent|landlady|buyer) (?:wants|entered|hid|changed|cut|asks|asked|threat|is|says|forged|kept|keeps|won't)/

/** What may be reported, where a price is: to report it falsely is the deed itself. */
const FALSE_REPORT =
  /(?:으로|로|낮춰서?|낮게|줄여서?|높여서?|올려서?|다르게|부풀려서?|적게|허위|거짓)신고(?:하|할|해|방법)[가-힣]{0,3}/g

export const isUnseen = ({ tight, spaced }: SafetyText): boolean =>
  UNSEEN.test(tight) || UNSEEN_IN_ENGLISH.test(spaced)

const isEnglish = (spaced: string): boolean => !/[가-힣]/.test(spaced)

export const wants = ({ tight, spaced }: SafetyText): boolean =>
  isEnglish(spaced) ? WANTS_IN_ENGLISH.test(spaced) : WANTS.test(tight)

export const asksAboutLaw = ({ tight, spaced }: SafetyText): boolean =>
  isEnglish(spaced) ? ABOUT_LAW_IN_ENGLISH.test(spaced) : ABOUT_LAW.test(tight.replaceAll(FALSE_REPORT, ''))

export const isDoneByOthers = ({ tight }: SafetyText): boolean => OTHERS_DOING.test(tight)

/** Whether a sentence asks about something, or tells what others do. */
export const isAskedAbout = (text: SafetyText): boolean => asksAboutLaw(text) || isDoneByOthers(text)

/** Whether what a sentence speaks of is to be done by whoever says it: asked how, or hidden, and not asked about. */
export const isToBeDone = (text: SafetyText): boolean =>
  isUnseen(text) || (wants(text) && !isAskedAbout(text))
