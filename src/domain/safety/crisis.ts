import type { SafetyText } from './text.ts'

/** Said of oneself or of somebody near: to die, to be no more. */
const DEATH = new RegExp(
  [
    '죽고(?:만)?싶(?!지않을만큼|지않은|지는않|지않아)',
    '죽어버리(?:고|면|자|ㄹ)',
    '죽어버릴(?:까|래|거)',
    '죽는(?:게|것이|편이)(?:차라리)?(?:낫|나을|나아|편)',
    '죽을(?:래|생각|각오|결심|거야|거예요|거에요|방법|까(?!봐))',
    '죽겠다(?:는말|고(?:해|하|말|그래))|죽겠대',
    '(?:같이|함께|그냥|차라리|이제)죽(?:자|을|으려|는|어야)',
    '자살(?:하(?:고|려|러|면(?!처벌|고지))|할(?:래|까|거|생각|방법)|생각|충동|시도|을?(?:생각|결심|준비))',
    '극단(?:적인?)?(?:선택|생각)(?:을|만|까지|도|이)?(?:하고싶|할까|하려|할것|밖에|뿐|생각나|들어요|들고)',
    '극단(?:적인?)?생각',
    '목숨을?(?:끊|버리|놓)',
    '목을?매(?:달고|달까|고싶|려고|러)',
    '(?<!(?:아이|애|아기|고양이|강아지)(?:가|들이|들|이)?(?:창문에서|베란다에서)?)뛰어내리(?:고싶|려고|러|면(?:다|끝|편)|자)|(?<!(?:아이|애|아기|고양이|강아지)(?:가|들이|들|이)?(?:창문에서|베란다에서)?)뛰어내릴(?:까(?!봐)|래|거|생각)',
    '투신(?:하|할)|번개탄',
    '유서(?:를|도)?(?:쓰(?:고|려|는)|썼|써(?:놨|놓|뒀|두)|남기(?:고|려))',
    '(?:수면제|약|알약)(?:을|를)?(?:다|전부|잔뜩)?(?:모아|모으|한꺼번|털어넣|한움큼|왕창)|(?:농약|제초제|락스|독약)(?:을|를)?(?:마시|먹|사오|사왔|들이)|연탄(?:을)?피우',
    '(?:차|차도|선로|철로|강|바다|도로)(?:에|로)(?:뛰어들|몸을던)|몸을던(?:지|질)|난간(?:에|위)(?:서있|올라|섰)|옥상(?:에|으로)?(?:올라왔|올라와있|올라가고싶|서있)',
    '(?:이)?세상에(?:서)?(?:없는게|없었으면|없는편|없어지|내가없)|(?:나|내|저|제)(?:만|하나만|가|는)?(?:없으면|사라지면|죽으면)',
    '나쁜(?:생각|마음)(?:을|이|도)?(?:할까|하려|하고|먹|들|나)|ㅈㅅ',
    '(?:더)?살아서(?:뭐|무엇|뭘)|살아(?:있는|있을)(?:게|것이)(?:고통|싫|의미|죄|지옥)|(?:삶|살|사는|살아갈)(?:의|고싶은|고자하는)(?:의욕|의지|이유|희망|낙|마음)(?:이|가|도)?(?:하나도|전혀)?(?:없|사라|안)',
    '(?:조용히|편히|편하게|이제그만)(?:가고|떠나고|잠들고)싶(?!은(?:집|곳|동네))|내일이(?:안왔|오지않|없었|오는게(?:무섭|두렵|싫|무서))',
    '한강(?:에|으로)?(?:가는중|갈래|가고싶|가야(?:겠|지)|간다|뛰|빠|다리위)',
    '세상을?(?:등지|떠나고싶|떠날까|뜨고싶|하직)',
    '(?:생|삶|인생)을?(?:마감|그만|포기|끝내|끝낼|놓고|놓아|놔)',
    '그만살(?:고|래|자|까)',
    '(?:살|살아갈|살아야할|사는|살아있을)(?:이유|의미|가치|낙)(?:가|이|를|을|도)?(?:없|모르|못찾|잃|있을까|있나)',
    '왜(?:살아야|사는지|살고있는지)',
    '(?:사라|없어)(?:지고싶|져버리|져야|졌으면|지면(?:다|편))',
    '눈을?(?:안|못)(?:떴|뜨)|눈을?뜨(?:지않|고싶지)|(?:깨어나지않|안깨어?나|안깨어났|깨지않)(?:았으면|고싶|으면|게|음)',
    '자해(?:하|를|했|할)|손목을?(?:긋|그었|그을)',
    // A place that one does not want to live in is a reason to move.
    '(?<!(?:에|에서|집|동네|곳|층|빌라|원룸|아파트|같이|함께|혼자|더는여기|여기|거기|이웃|옆|와|과|랑|데|로|구|동|시)(?:는|은|선|도|만|더는|더이상|더)?)살(?:기싫(?!은(?:집|동네|곳))|고싶지(?:않|가않|도않))',
  ].join('|'),
)

const DEATH_IN_ENGLISH =
  /\b(?:kill(?:ing)? (?:myself|himself|herself|themselves|ourselves)|suicidal|commit(?:ting)? suicide|(?:think(?:ing)? (?:of|about)|consider(?:ing)?|about to|attempt(?:ed|ing)?) suicide|end(?:ing)? (?:my|his|her|their|our) (?:own )?li(?:fe|ves)|end(?:ing)? it all(?! (?:at once|together|early))|tak(?:e|ing) (?:my|his|her) own life|(?:want|wants|wanted|wanna|ready|rather) (?:to )?(?:die|be dead|disappear forever)|(?:do not|don't|doesn't|didn't) want(?:s)? to (?:live|be alive|be here|exist|wake up)(?! (?:in|at|near|with|on|there|next)\b)|better off dead|not worth living|(?:no|any|a|see no|without) (?:reason|point|purpose) (?:to|in|for|of) (?:keep |keep on |carry on |go on )?(?:liv|being alive|going on|exist)|hang(?:ing)? myself|hurt(?:ing)? myself|better (?:off )?without me|(?:do not|don't|doesn't) want(?:s)? to be (?:alive|here)|no will to live|overdos\w+|jump(?:ing)? (?:off|in front of)|self-? ?harm|never wake up|give up on life)/

/** What happened in a home once is a question about the home. */
const TALE =
  /(?:(?:생|삶|인생|세상)을?(?:마감|등지|등진|하직)|목숨을?끊|극단(?:적인?)?선택(?:을)?하?|자살(?:을)?하?|뛰어내리|목을?매|투신하?|죽)(?:은|ㄴ|한|했던|린|었던|단|하신)(?:집|곳|방|사람|어르신|고인|가족|세입자|매물|물건|아파트|호실|적|이력|분|사건|사고)/g

/** Nothing goes on: a word of despair. One is enough where so much was lost. */
const DESPAIR = new RegExp(
  [
    '(?:못|안)(?:버티|버텨|견디|견뎌)|(?:버틸|견딜)(?:힘|수|자신|기운)(?:이|도|가|은|는|조차)?(?:더는|더이상|하나도|전혀|이제)?(?:없|안나|바닥)|못살겠',
    '(?<!(?:계약|임대차|거래|월세|전세|관계|소송|분쟁|문제|상황|재판|일|싸움)(?:을|를)?(?:빨리|이제|그만|얼른|어서)?)(?:다|모두|모든걸|모든것을|전부|그냥)?(?:끝내고싶|끝내버리|끝낼래)',
    '(?:다|모두|모든걸|모든것을|전부)(?:포기하고싶|놓아버리|놓고싶|내려놓고싶|놔버리)(?!고?(?:시골|지방|귀촌))',
    '희망(?:이|도|은)?(?:없|안보|보이지|사라|잃)|절망|지옥',
    '살길(?:이|도)?(?:없|막막|안보)|정말(?:로)?이?제?한계|이제(?:정말)?(?:로)?한계',
    '(?<!(?:계약|거래|소송|일|분쟁|월세|전세)(?:을|를|은|는)?(?:이제)?)그만(?:하고|두고)싶(?:어|다|습|네)',
    '인생(?:이|은)?(?:끝|망했|망함)|다끝났|모든게끝',
  ].join('|'),
)
/** Two of these say as much. */
const GRIEF = [
  /(?:앞이|앞날이)(?:깜깜|캄캄|안보|막막)/,
  /미칠것같|미쳐버릴|미치겠/,
  /(?:잠|밤)(?:을|도|에)?(?:한숨도)?(?:못자|못이루|안와|설치|못잔|이안)/,
  /울기만|눈물만|매일(?:같이)?(?:울|웁|운)|울고(?:만)?있|울어요/,
  /우울|공황|무너(?:졌|지|져)|숨(?:이|을)(?:안|못|막)/,
  /밥도?(?:못|안)(?:먹|넘)|아무것도(?:못|하기싫|할수없)/,
]
const LOSS =
  /사기|떼(?:였|이|먹)|날(?:렸|려|리|아갔|아가)|잃(?:었|고|어|은)|(?:보증금|전세금|돈)(?:을|도|은|이)?(?:다|전부)?(?:못|안)(?:받|돌려|주)|못(?:돌려)?받은|전재산|빚(?:만|더미|이)|파산|망했|잠적|도망|당(?:했|하)|빌라왕|피해자|털렸|뺏(?:겼|기)|빼앗|낙찰되|쫓겨|길바닥/

const DESPAIR_IN_ENGLISH =
  /\b(?:can't|cannot|can not) (?:go on|take (?:it|this) any ?more|keep going|cope|bear it|live like this|hold on)\b|\bhopeless\b|\bno hope\b|\bmy life is over\b|\bgive up on everything\b|\blost all hope\b/
const LOSS_IN_ENGLISH =
  /\b(?:scam|scammed|fraud|lost|auction|ran off|disappeared|deposit|debt|bankrupt|evicted|stolen|took everything)\b/

/** Whether somebody speaks of not wanting to live, or is in despair over what was lost. */
export const saysCrisis = ({ tight, spaced }: SafetyText): boolean => {
  if (DEATH.test(tight.replaceAll(TALE, '')) || DEATH_IN_ENGLISH.test(spaced)) return true
  if (DESPAIR_IN_ENGLISH.test(spaced) && LOSS_IN_ENGLISH.test(spaced)) return true
  if (!LOSS.test(tight)) return false
  return DESPAIR.test(tight) || GRIEF.filter((pattern) => pattern.test(tight)).length > 1
}
