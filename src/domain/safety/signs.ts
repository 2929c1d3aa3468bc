import type { SafetyText } from './text.ts'
import { asksAboutLaw, isDoneByOthers, isUnseen, wants } from './stance.ts'

const korean =
  (pattern: RegExp) =>
  ({ tight }: SafetyText): boolean =>
    pattern.test(tight)
const either =
  (inKorean: RegExp, inEnglish: RegExp) =>
  ({ tight, spaced }: SafetyText): boolean =>
    inKorean.test(tight) || inEnglish.test(spaced)

/** What a sentence speaks of, whatever it says of it: what these have to do with harm is learned, not ruled. */
export const SIGNS: readonly (readonly [string, (text: SafetyText) => boolean])[] = [
  ['wants', wants],
  ['asks about law', asksAboutLaw],
  ['by others', isDoneByOthers],
  ['unseen', isUnseen],
  ['polite question', korean(/(?:나요|까요|인가요|는지요?|죠)\?*$/)],
  [
    'blunt wish',
    korean(/(?:줘|거야|건데|할래|고싶어?|고싶다|려고요?|려고해|려고하는데|지\??|겠지\??|하자|버릴까)\?*$/),
  ],
  [
    'death',
    either(
      /죽|자살|유서|목숨|생을|숨쉬|한강|옥상|난간|투신|뛰어내|몸을던|수면제|농약|번개탄|손목|저승|하늘나라/,
      /\b(?:die|dead|death|suicid|kill|pills|overdose|roof|jump)/,
    ),
  ],
  ['life', korean(/살(?:아|고|기|길|맛|의지|이유|자신|수)|삶|인생|이번생|태어|존재|사는게|사람같/)],
  [
    'no more',
    either(
      /(?:사라|없어)(?:지|져|졌)|끝내|끝나|그만|포기|놓(?:고|아)|멈추|마지막|마감|작별|인사|떠나|잠들|쉬고싶|정리/,
      /\b(?:end|stop|give up|disappear|goodbye|anymore|any more|point|nothing matters|no way out|done)\b/,
    ),
  ],
  [
    'suffering',
    either(
      /힘들|괴로|고통|지옥|우울|절망|희망|무서|허무|부질|지쳤|울|눈물|외로|미칠|미쳐|한계|못버|버틸(?:힘|수|자신|기운)(?:이|도|가|은|는)?(?:더는|더이상|전혀)?없|못견|견디기|죄책|공황|무너/,
      /\b(?:hopeless|suffer|pain|scared|depress|empty|unbearable|can't (?:go|take|cope))/,
    ),
  ],
  [
    'loss',
    either(
      /사기|떼(?:이|였|인|먹)|날리|날렸|날려|잃|빼앗|뺏|전재산|빚|파산|잠적|도망|털|피해자|경매/,
      /\b(?:lost|scam|fraud|stole|cheated|took|debt|gone|auction)/,
    ),
  ],
  [
    'near ones',
    either(
      /엄마|아빠|아버지|어머니|남편|아내|동생|오빠|언니|누나|형|친구|딸|아들|신랑|여자친구|남자친구/,
      /\b(?:my (?:husband|wife|sister|brother|mom|mum|dad|friend|son|daughter))\b/,
    ),
  ],
  [
    'price',
    either(
      /금액|가격|매매가|거래가|실거래|대금|분양가|프리미엄|[\d천백만억]+(?:만|억)/,
      /\b(?:price|amount|million|value)\b/,
    ),
  ],
  ['report', either(/신고|계약서|서류상|장부/, /\b(?:report|declare|contract|deed|paper)/)],
  [
    'not as it is',
    either(
      /낮(?:춰|게|추)|줄여|적게|부풀|뻥튀기|높게|높여|다르게|따로|뒤로|입맞|이중|실제|진짜|두장|꾸며|처럼|척|행세/,
      /\b(?:lower|smaller|higher|inflated|less|off the books|pretend|actually|really|look like)\b/,
    ),
  ],
  [
    'fake',
    either(
      /위조|변조|조작|가짜|허위|거짓|편집|포토샵|합성|흉내|대신(?:사인|서명)|고쳐|위장|유령|사칭/,
      /\b(?:fake|forg|falsif|doctor|edit|photoshop|copy the)/,
    ),
  ],
  [
    'papers',
    either(
      /등본|등기부|증명서|원천징수|재직|급여명세|통장|위임장|인감|도장|서명|사인|동의서|확정일자|자격득실|진단서|확인서/,
      /\b(?:payslip|statement|certificate|registry|signature|seal|employment letter|lease|document)/,
    ),
  ],
  ['tenant', either(/세입자|임차인|사는사람|입주자/, /\btenants?\b/)],
  ['landlord', either(/집주인|임대인|건물주|주인/, /\b(?:landlord|landlady|owner)\b/)],
  [
    'neighbour',
    either(
      /윗집|아랫집|옆집|이웃|위층|아래층|\d+호|같은층|관리소장/,
      /\bneighbou?r|upstairs|downstairs|next door/,
    ),
  ],
  [
    'entering',
    either(
      /들어가|들어갈|문(?:을)?(?:따|열|부|뜯|떼)|자물쇠|도어락|비밀번호|비번|열쇠|마스터키|현관/,
      /\b(?:lock|key|enter|door|break in)/,
    ),
  ],
  ['things', either(/짐|물건|살림|세간|가구/, /\b(?:stuff|furniture|belongings|things)\b/)],
  [
    'utilities',
    either(
      /전기|수도|가스|난방|보일러|인터넷|단수|단전|밸브|물끊/,
      /\b(?:water|power|electricity|gas|heating|valve)\b/,
    ),
  ],
  [
    'driving out',
    either(
      /쫓|내쫓|끌어내|내보내|나가게|못들어|강제로|용역/,
      /\b(?:force|throw|out of|lock \w+ out|move out)\b/,
    ),
  ],
  [
    'hiding',
    either(
      /숨기|숨겨|감추|가리|가려|덮|속이|속여|말안|얘기안|비밀|몰래|모르게|모르는척|모른척|함구|입다물|굳이|빼달라/,
      /\b(?:hid|conceal|secret|not mention|not tell|keep .{1,20} from|cover)/,
    ),
  ],
  [
    'defect',
    either(
      /누수|곰팡|결로|하자|침수|균열|소음|벌레|고장|물샌|내진|증축/,
      /\b(?:leak|mold|mould|flood|crack|broken|damage)/,
    ),
  ],
  ['debts', either(/근저당|담보|대출|압류|체납|선순위|신탁|연체/, /\b(?:mortgage|loan|debt|lien|arrears)\b/)],
  [
    'not paying back',
    either(
      /안(?:돌려)?(?:주|갚)|못갚|떼먹|먹튀|튀|버티려|책임(?:을)?(?:안|피|면)|모른척|파산/,
      /\b(?:don't owe|not give|keep the deposit|empty my|hide assets|bankrupt)/,
    ),
  ],
  [
    'names',
    either(
      /명의|이름|차명|바지|노숙|신용불량|유령|법인|떠넘|넘기/,
      /\b(?:in (?:\w+ ){1,3}name|shell company|straw|nominee)\b/,
    ),
  ],
  ['address', either(/주소|전입|주민등록|실거주|세대/, /\b(?:address|register|residence)\b/)],
  ['subscription', either(/청약|특별공급|특공|당첨|가점|분양권|전매/, /\bsubscription\b/)],
  ['tax', either(/세금|양도세|증여세|취득세|국세청|세무서|소득|중과|자금출처/, /\btax/)],
  [
    'violence',
    either(
      /복수|보복|협박|때리|불지|괴롭|골탕|겁|본때|박살|부수|펑크|패|찌르|망치|우퍼|스피커|무섭게/,
      /\b(?:hurt|threat|revenge|burn|beat|kill|hell|scare)/,
    ),
  ],
  [
    'market',
    either(
      /집값|시세|호가|담합|허위매물|미끼|밑으로|이하로는|신고가|단톡방|공지|안내문/,
      /\b(?:listing|rig|fake high|push up)/,
    ),
  ],
  [
    'personal data',
    either(
      /연락처|전화번호|폰번호|주민번호|주민등록번호|신상|직장|가족관계|카톡|인스타|계좌에|뒷조사|어디사|사는곳|동호수|이름좀/,
      /\b(?:phone|address|number|employer|personal info|where .{1,30} lives?)\b/,
    ),
  ],
  [
    'finding out',
    either(
      /알아봐|알아내|찾아|캐|털|조회|뒤|추적|들여다|알려줘|뽑아/,
      /\b(?:find|look up|dig|track|give me|trace)\b/,
    ),
  ],
]
