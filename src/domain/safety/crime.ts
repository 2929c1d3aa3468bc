import { isToBeDone } from './stance.ts'
import type { SafetyText } from './text.ts'

export const CRIMES = [
  'FALSE_PRICE',
  'ENTRY',
  'CONCEAL',
  'DEPOSIT_FRAUD',
  'FORGERY',
  'FALSE_RESIDENCE',
  'NAME_TRUST',
  'TAX_EVASION',
  'RIGGING',
  'REVENGE',
] as const
export type Crime = (typeof CRIMES)[number]

const TENANT = '(?:세입자|임차인|임차한|세든|월세사는)'
const BUYER = '(?:매수인|매수자|사는사람|살사람|구매자|세입자|임차인|계약자|손님|은행|상대)'
const HIDES =
  '(?:숨기|숨겨|숨긴|숨길|감추|감춰|감출|가리(?:는|고|려|면)|가려|덮(?:고|어|을|는)|속이|속여|속일|(?:말|얘기|이야기|고지|공개|언급)(?:을|는|도)?(?:안|하지않|않)|안(?:알리|알려|말하|밝히)|알리지않|말하지않|모르게|몰래|모르도록|안보이게|티(?:가)?안나|입다물|쉬쉬|빼고말)'
const DEFECT =
  '(?:하자|누수|물새|곰팡이|결로|균열|층간소음|침수|벌레|불법증축|위반건축|무허가|사고난|고장|악취|소음|증축)'
const DEBT = '(?:근저당|저당|대출|융자|빚|압류|체납|선순위|신탁|경매|가압류|깡통|담보|세금밀린|이미세입자)'
const PAPER =
  '(?:계약서|등본|등기부|등기사항|권리증|인감|도장|서명|사인|확정일자|재직증명|소득증명|소득금액|원천징수|잔고증명|통장사본|통장내역|위임장|신분증|증명서|영수증|이체내역|서류|진단서|문서|확인서)'
const ISSUED =
  '(?:원천징수영수증|재직증명서?|소득금액증명서?|소득증명서?|잔고증명서?|등기부등본|인감증명서?|급여명세서|건강보험자격득실확인서|사업자등록증|진단서|통장내역)'
const FAKES =
  '(?:위조|변조|조작|가짜|허위|거짓|포토샵|포샵|합성|꾸며|꾸미|날조|소급|앞당|고쳐|고치|지워서|지우고|대신서명|대신사인|파서|베껴)'
const MONEY = '[\\d천백만억]+(?:만|억|천)?원?'

const UTILITY = '(?:단전|단수|전기|수도|물|가스|보일러|난방)'
const LOCK =
  '(?:도어락|도어록|자물쇠|비밀번호|비번|열쇠|잠금장치)(?:를|을)?[가-힣]{0,6}(?:바꿔|바꾸|바꿀|교체|갈아)'
const CUTS = '(?:끊|차단|잠그|잠가|내려|시키|꺼버|단수)'

/** What is done, by words that mean it; who does it, and whether it is to be done, stands in the words around. */
const ACTS: readonly (readonly [Crime, RegExp, RegExp])[] = [
  [
    'FALSE_PRICE',
    new RegExp(
      [
        '(?<![가-힣])다운계약|다운(?:계약서)?(?:을|으로)?(?:쓰|써|작성)|업계약|이중계약|계약서(?:를)?(?:두장|두개|2장|이중)',
        `(?:실거래가|거래가|매매가|금액|가격|대금|값)[가-힣\\d]{0,12}(?:낮|줄|적게|깎|덜|높|부풀|올려|다르게)[가-힣]{0,8}(?:신고|쓰|써|적|작성)`,
        `(?:낮춰|낮게|줄여|적게|부풀려|높여|높게|다르게)(?:서)?(?:쓰|써|적|작성|신고)`,
        `${MONEY}(?:인데|짜리(?:를|인데)?|에(?:사|파|팔|거래)[가-힣]{0,4}|을|를)[가-힣\\d]{0,10}${MONEY}(?:으로|로|에|짜리로)[가-힣]{0,8}(?:계약서|신고|쓰|써|적)`,
        `신고(?:는|를|만)?${MONEY}(?:으로|로)`,
        '(?:실제|진짜|사실)[가-힣\\d]{0,14}(?:서류|계약서|신고)(?:상|에|엔|로|는)?[가-힣\\d]{0,12}(?:[억만천]|가격|금액)',
        '(?:현금|돈)[가-힣\\d]{0,10}(?:따로|뒤로|별도로)[가-힣]{0,6}(?:받|주)[가-힣]{0,6}계약서[가-힣]{0,6}(?:빼|안쓰|안적|없이)',
        '(?:이중으로|두장|2장)(?:만들|써|쓰|작성)',
      ].join('|'),
    ),
    /\bdown[- ]contract\b|\bup[- ]contract\b|\b(?:report|write|declare|put|record|register)\w* (?:\w+ ){0,4}(?:lower|higher|smaller|false|fake|different) (?:\w+ ){0,2}(?:price|amount|value)|\bunder-?(?:report|declar|stat)\w* (?:\w+ ){0,3}(?:price|value|amount)|\btwo (?:versions of the )?contracts\b|\bcontract (?:showing|saying|stating|for|at) [^?]{0,40}\b(?:although|but|though|even though|instead of|when|while)\b[^?]{0,30}\b(?:really|actually|pay|paid)/,
  ],
  [
    'ENTRY',
    new RegExp(
      [
        '(?:문|현관|자물쇠|도어락|잠금)(?:을|를|장치)?(?:따|뜯|부수|강제로)[가-힣]{0,4}(?:고|서|들어)',
        `${LOCK}[가-힣]{0,12}(?:못들어|쫓|내보내|내쫓|막)|(?:${TENANT}|연체|밀린|밀렸|안나가|버티)[가-힣\\d]{0,24}${LOCK}[가-힣]{0,12}(?:고싶|려고|버리|버릴|놓)`,
        `(?:쫓아내|내쫓|내보내|못들어)[가-힣]{0,12}(?:도어락|자물쇠|비밀번호|비번|열쇠)`,
        '(?:몰래|없을때|없는사이|없는동안|출근한사이|허락없이|동의없이|비번|비밀번호|열쇠로|마스터키)[가-힣]{0,14}(?:들어가|들어갈|들어가서)',
        `(?:들어가(?:서)?|${TENANT}[가-힣]{0,10})(?:짐|물건|살림|세간|가구|이삿짐)(?:(?!안|못)[가-힣]){0,8}(?:빼|치우|치워|꺼내|내놓|내다|버리|버릴|들어내|처분)`,
        `(?:${TENANT}|쫓|내보내)[가-힣\\d]{0,14}${UTILITY}[가-힣]{0,6}${CUTS}|${UTILITY}[가-힣]{0,6}${CUTS}[가-힣]{0,14}(?:나가|나갈|내보|쫓|버티|못살|세입자|임차인|밀린)`,
        '강제로[가-힣]{0,6}(?:짐|살림|물건|세간)|(?:짐|살림|세간)(?:을|를)?(?:다|싹|그냥|강제로)*(?:빼버|끌어내|들어내|치워버|내놔버|버려버)',
        '(?:없는|나간|비운|집비|출근한|휴가간|자리비운)(?:틈|사이|때|동안)(?:에|을타)?[가-힣]{0,14}(?:열|들어가|들어갈|문따|키로)',
      ].join('|'),
    ),
    /\b(?:chang\w+|replac\w+) (?:the )?(?:door )?(?:locks?|passcode|door code)\b.{0,60}\b(?:tenants?|renters?|them|him|her|she|he|they|out)\b|\bcut(?:ting)? off (?:the |their |his |her )?(?:electricity|power|water|gas|heat\w*)|\b(?:enter|break in(?:to)?|go in(?:to)?|get in(?:to)?)\b.{0,50}\b(?:secretly|without (?:permission|telling|asking|consent)|while (?:she|he|they|the tenant)|and (?:remove|throw|take))|\b(?:take|remov\w+|break\w*) (?:\w+ ){0,2}(?:door|locks?)\b.{0,30}\b(?:while|out|off)\b|\bpick the lock\b|\b(?:throw|remove|dump)\w* (?:out )?(?:his|her|their|the tenant's) (?:stuff|things|belongings|furniture)/,
  ],
  [
    'CONCEAL',
    new RegExp(
      `(?:${DEFECT}|${DEBT})[가-힣\\d]{0,22}${HIDES}|${BUYER}[가-힣]{0,8}${HIDES}[가-힣]{0,10}(?:${DEFECT}|${DEBT})|(?:${DEFECT}|${DEBT})[가-힣\\d]{0,14}(?:팔|넘기|세놓)[가-힣]{0,12}(?:모르게|몰래|속)|속여(?:서)?(?:팔|넘|계약|세놓)|(?:비밀로|거짓말|둘러대)[가-힣]{0,14}(?:팔|넘|계약|세놓|되지|돼|괜찮)|(?:페인트|도배|벽지|시트지|실리콘)(?:로|를|만)?[가-힣]{0,8}(?:칠|덮|가|발라|막)[가-힣]{0,10}(?:팔|넘|안들키|안걸|모르게)`,
    ),
    /\b(?:hid(?:e|ing)|conceal\w*|cover(?:ing)? up|keep\w* .{0,20}(?:secret|from)|not (?:tell|disclos)\w*|without (?:telling|disclosing)|lie about)\b.{0,50}\b(?:mold|mould|leak\w*|defect\w*|damage|crack\w*|flood\w*|mortgage|debt\w*|loan|lien|arrears|tax(?:es)?)\b|\bkeep\w* (?:\w+ ){1,3}from (?:notic|see|know|find|learn)\w*/,
  ],
  [
    'DEPOSIT_FRAUD',
    new RegExp(
      [
        '바지(?:사장|임대인|한테|에게|를|명의|로|구해|집주인)|(?:노숙자|신용불량자|무자력자|다른사람|외국인)(?:한테|에게)?명의[가-힣]{0,3}(?:로)?(?:돌리|넘기|바꾸)',
        '명의[가-힣]{0,6}(?:넘기|돌려|돌리|바꾸)[가-힣]{0,20}(?:보증금|책임|안줘|안갚)',
        '(?:보증금|전세금)[가-힣\\d]{0,14}(?:떼먹|안돌려주(?:려|고싶|기)|안줘도|돌려주기싫|안갚|먹튀|먹고튀|들고튀|튀(?:려|고|는|자|면)|잠수(?:타|탈)|빼돌|꿀꺽|가로채|횡령|두번(?:받|챙))',
        '(?:돈|전세금|보증금)[가-힣]{0,6}(?:돌려주기싫|안돌려주려|안주려고|안갚으려)',
        '(?:바지|신용불량자|노숙자|무직자|명의자|대신할사람)[가-힣]{0,6}(?:섭외|구해|구하|세워|내세|앞세|찾아)',
        '(?:들어오면|받으면|받아서|받고|들이고|놓고)[가-힣]{0,16}(?:파산|해외|잠적|잠수|도망|튀)(?:을|를|로|하)?[가-힣]{0,5}(?:신청해서|려|할|나갈|갈|타|고싶|자)',
        '(?:보증금|전세금)(?:을|를)?(?:안|한푼도안)(?:돌려)?(?:주|갚)(?:는|고)(?:방법|법|버티|넘어|싶)',
        '전세사기(?:를)?(?:치|쳐|칠|하고싶|하려|해보)|사기(?:를)?(?:치고|치려|칠|치는)',
        '(?:재산|집|명의)[가-힣]{0,4}(?:을|를)?[가-힣]{0,10}(?:빼돌|은닉|숨기|숨길|돌려놓|돌려놔|앞으로다돌|이전해놓)',
        '(?:세입자|임차인)[가-힣]{0,3}(?:두|둘|2)(?:명|팀)[가-힣]{0,6}(?:받|계약|들)|이중(?:임대|전세)',
      ].join('|'),
    ),
    /\b(?:keep|steal|pocket|run (?:off|away) with)\b.{0,30}\bdeposits?\b|\b(?:scam|defraud|cheat) (?:\w+ ){0,2}(?:tenants?|buyers?|renters?)\b|\bstraw (?:man|owner|buyer|landlord)\b|\b(?:hide|transfer) my (?:assets|property) .{0,40}(?:tenant|creditor|deposit)|\bput (?:\w+ ){1,4}in (?:[\w']+ ){1,4}name\b.{0,20}\bso\b.{0,30}\b(?:owe|pay|liable|deposit)|\brent (?:\w+ ){0,3}to two (?:tenants|people)\b/,
  ],
  [
    'FORGERY',
    new RegExp(
      `${PAPER}[가-힣\\d]{0,16}${FAKES}|${FAKES}[가-힣]{0,6}(?:전세|임대차|매매|월세)?${PAPER}|작업대출|(?:대신|몰래)(?:사인|서명|도장|날인)(?:하|해|할|찍)|필체|${ISSUED}[가-힣\\d]{0,6}(?:만들어|작성해|하나만들|하나써|써)(?:줘|주|달|줄)|${PAPER}[가-힣]{0,10}내가(?:쓰|찍|서명)|${PAPER}[가-힣]{0,4}에서[가-힣]{0,14}(?:지워|빼고|없애)`,
    ),
    /\b(?:forg(?:e|ed|ing|ery)|fake|falsif\w+|doctor(?:ed|ing)?|photoshop\w*|counterfeit|backdat\w+)\b.{0,40}\b(?:contract|lease|registry|register|certificate|statement|signature|seal|stamp|letter|paper\w*|documents?|payslips?|id)\b|\b(?:edit|alter|change|backdate)\b.{0,30}\b(?:lease|contract|document|certificate|registry)\b.{0,40}\b(?:date|amount|earlier|later|look|show)/,
  ],
  [
    'FALSE_RESIDENCE',
    new RegExp(
      '위장(?:전입|이혼|결혼|미혼)|서류(?:상|상으로|로)?만[가-힣]{0,10}(?:이혼|옮|결혼|전입|넣|올)|(?:실제로는?|진짜로?는?)?(?:안살고|살지않고|안살면서)[가-힣]{0,10}(?:서류|주소|전입)|(?:주소|전입신고)(?:만|지만)[가-힣]{0,14}(?:옮|넣|해놓|해두|두고|올려)|청약통장[가-힣]{0,10}(?:팔|사려|사고싶|돈주고|매매|빌려|거래|양도)|(?:부정|불법)(?:청약|당첨|전매)|분양권[가-힣]{0,8}(?:불법|몰래)[가-힣]{0,4}(?:전매|팔)|(?:실거주|거주)[가-힣]{0,10}(?:한척|하는척|속이)',
    ),
    /\bfake (?:address|residence|move-?in|divorce)\b|\b(?:register|move) (?:only )?my address\b.{0,40}\bwithout living\b|\b(?:buy|sell)(?:ing)? (?:a )?(?:subscription|cheongyak) (?:account|passbook)/,
  ],
  [
    'NAME_TRUST',
    /차명|명의신탁|(?:이름|명의)(?:으로|로)[가-힣]{0,8}(?:등기|사|계약|매수|올)[가-힣]{0,10}(?:실제|진짜|사실)(?:로는|론|로|는)?[가-힣]{0,4}(?:제|내|우리|저희)|(?:이름|명의)(?:만|을|를)?빌려(?:서)?[가-힣]{0,8}(?:집|아파트|사|매수|등기|계약)|(?:남|친구|지인|동생|형|누나|언니|오빠|친척|사촌)[가-힣]?(?:의)?(?:이름|명의)(?:으로|로)[가-힣]{0,8}(?:사|매수|등기)[가-힣]{0,10}(?:피하|안걸|속이|몰래)/,
    /\bin (?:my|a|someone else's|somebody else's) (?:\w+ )?(?:cousin|friend|brother|sister|relative|mother|father)?(?:'s|s)? ?name\b.{0,40}\b(?:dodge|avoid|evade|hide|escape)|\bnominee (?:owner|name)/,
  ],
  [
    'TAX_EVASION',
    /탈세|(?:세무서|국세청)[가-힣]{0,4}(?:모르게|몰래|안걸|안들|눈치|피해)|(?:세금|소득|양도세|증여세|상속세|취득세|임대소득|월세)[가-힣]{0,18}(?:안내고(?:숨|넘|빠|몰)|숨기|숨길|속이|속일|누락|빼돌|신고안하|신고하지않|안걸리|안걸림|떼먹|몰래|빼먹)/,
    /\b(?:evad\w+|dodg\w+|cheat\w* on|hid\w+ .{0,20}from the tax) ?(?:\w+ ){0,3}(?:tax|taxes|income|office)\b|\btax evasion\b/,
  ],
  [
    'RIGGING',
    /(?:안팔린|거래안된|없는거래|거래없)[가-힣]{0,14}(?:팔린|거래된|있는)것처럼|실거래(?:가)?(?:를)?(?:올렸다|신고했다|등록했다)[가-힣]{0,6}(?:지우|취소|삭제)|(?:허위|가짜|미끼)매물(?:을|를|로)?[가-힣]{0,4}(?:올려|올리|등록|내놓|미끼)|(?:집값|가격|시세)(?:을|를)?[가-힣]{0,4}(?:담합|조작|띄우|띄울|작전)|담합(?:하|해)|신고가(?:로)?[가-힣]{0,8}(?:허위|가짜|거짓)|시세(?:를)?(?:띄우|띄울|올리려)|자전거래|(?:허위|가짜)(?:로)?(?:신고|거래)[가-힣]{0,10}(?:취소|띄|올)/,
    /\b(?:post|list|upload|advertis)\w* (?:\w+ ){0,2}(?:fake|false|bait) (?:listing|home|propert)\w*|\b(?:rig|fix|manipulat\w+|inflate) (?:\w+ ){0,3}(?:market|prices?)\b/,
  ],
  [
    'REVENGE',
    /보복|복수|앙갚음|해코지|협박|(?:불|화염)(?:을)?(?:지르|질러|지를|놓)|때려|패버|패주|두들겨|(?:집주인|임대인|세입자|임차인|윗집|아랫집|옆집|이웃|중개사|건물주|주인)[가-힣\d]{0,12}(?:죽여|죽이|찌르|찔러|겁(?:을)?좀?주|괴롭히|혼내주)|골탕|엿먹|고무망치|혼쭐|(?:차|유리창|창문|현관문)(?:를|을)?(?:긁|부숴|부수|박살|망가뜨)|우퍼/,
    /\b(?:hurt|kill|beat(?: up)?|stab|threaten\w*|scare|attack|burn) (?:\w+ )?(?:my|the|that|his|her)? ?(?:landlord|landlady|tenant|neighbou?rs?|agent|owner|house|upstairs)\b|\brevenge on\b|\bget (?:back at|even with)\b/,
  ],
]

/** What crime somebody wants to commit, or help with; null for questions about it, victims and those who want to be safe. */
export const wantsCrime = (text: SafetyText): Crime | null => {
  const act = ACTS.find(([, korean, english]) => korean.test(text.tight) || english.test(text.spaced))?.[0]
  return act !== undefined && isToBeDone(text) ? act : null
}
