import { DEPOSIT, LESSOR, MONEY, NOT, RENT, TENANT } from '../vocabulary.ts'

/**
 * What the clauses of a lease are about, each with the words that landlords, brokers and forms use for it. A sense
 * is read from which of these meet in a clause; the words themselves say little.
 */
const WORDS: Readonly<Record<string, string>> = {
  lessor: LESSOR,
  tenant: TENANT,
  deposit: `${DEPOSIT}|예치금|전세돈|보증(?:금)?액|맡긴`,
  rent: `${RENT}|다달이내|방값|월임`,
  money: MONEY,
  nextTenant:
    '(?:새|새로|새로운|다음|후속|후임|신규|뒤이|뒤에|뒷|차기|대체|이어받을)(?:로|에|올|들어올|들어오는|들어오실|입주할|오는|오실|이|번)*(?:임차|임대차|세입자|입주|들어|사람|분|세대|전세|계약|손님|학생|세)|후임|방이(?:나가|빠)|집이(?:다시)?(?:나가|빠|세가)|세가나가|re-?let|(?:new|next|incoming|replacement|subsequent|successor)(?:tenant|lessee|occup)|letagain|다음(?:분|사람|손님)|후임세입|세입자를데려|새계약금|다시세놓|비어있는동안',
  giveBack:
    '반환|돌려|내어(?:준|줄|주)|내준|내줄|내주|환급|환불|빼드|빼준|정산|건네|치르|치른|갚|되돌|내놓|return|repa|refund|paidback|giveback|comesback|handover|드리고|드린다|드립니다|드려요|갚아|내주지|돌려받',
  delay:
    '미루|미룬|미룰|늦추|늦춘|늦출|늦어|연기|유예|보류|기다|재촉|조르|뒤로|나중|추후|차후|여유를|delay|postpone|wait|later|묶어|참아|늦게|미뤄|뒤에받|나중에받|hold(?!over)',
  funds:
    '자금|형편|여유|여력|목돈|현금|돈이(?:생|되|마련|들어|돌|모)|들어올돈|들어온돈|사정|팔리|팔려|팔고|팔아|매각|매도|처분|분양|대출(?:이|을)받아서|시세가내|funds|sold|sale|proceeds|cashflow|받을돈|적금|다른곳에서|시장이|얼어|purchaser|모자라|fetch',
  instalment:
    '나누어|나눠|분할|할부|차례|순차|회에걸|번에걸|조금씩|instalment|installment|parts|절반|나머지|반은',
  deduct:
    '공제|빼고|뺀|빼는|빼기|빼드|차감|제하|제한|떼|깐다|깎|갈음|상계|deduct|withh|taken?from|덜고|까고|빼고|뗀다',
  atEnd:
    '만료|종료|만기|끝나|끝난|끝날|기간이차|기한이차|다되|expir|endoftheterm|lastday|atend|끝난뒤|기간이지|날이오면|다채우|마친뒤|onexpiry',
  leave:
    '퇴거|퇴실|나가(?=[고는기며면도라실야셔시게려지])|나갈|나간|나갔|나가$|이사|명도|(?:집|방|점포|자리|호실)(?:을|를)(?:.{0,6})(?:비우|비운|비울|비워|내어주|내어준|내놓|돌려준|넘긴|넘겨|내준)|떠나|떠난|떠날|짐을(?:빼|싸|옮|챙)|방을?빼|빼주|빼셔|거처를|거두어들|비켜|내보내|vacat|moveout|moves?out|leav(?:e|es|ing)|gone|quit|depart',
  early:
    '중도|도중|중간|기간(?:을)?(?:을)?못|못채|채우지|만기(?:이)?전|만료(?:이)?전|끝나기전|먼저나|일찍|조기|early|beforetheend|beforeexpiry',
  within:
    '\\d+일(?:이내|안|내)|\\d+(?:개월|달|주)(?:이내|안|내)|(?:한|두|석|세|넉|몇|여섯|육|열)(?:달|개월|주)(?:안|내|뒤|후|만에|이지|의말미|드릴|여유)?|(?:닷새|이레|열흘|보름|사흘|이틀|일주일|삼십일|육십일|구십일|말미)|이주안|within|days|weeks',
  prompt: '즉시|당일|바로|곧바로|같은날|그날로|그자리|동시에|지체없이|immediately|atonce|sameday|forthwith',
  regardless:
    '상관없|관계없|관계하지|불문|무관|든말든|든아니든|있든없든|묻지않|따지지|가리지|막론|구애|regardless|whetherornot|however|whatever|irrespective|evenif|더라도|이라도|라도|해도|여도|누구에게도|어디서|fromwhereverit|comewhatmay',
  unconditional:
    '무조건|반드시|두말없이|조건없이|예외없이|이의없이|군말|토를달|이의를|탓하지|without(?:any)?(?:question|objection)|inallcases|inanycase',
  terminate:
    '해지|해제|종료(?:할|하|시|된)|끝내|끝낼|끝맺|끝난것|깨진|파기|없던|무르|무를|물릴|소멸|효력(?:은|이)?(?:사라|잃|없)|중단|terminat|endthis|bringthislease|cancel|마친다|마치|거두|거둘|이어가지|그만두|접는다|끝나는것으로|asover|treat.{0,12}over|endthelease|해약',
  atWill:
    '언제든|언제라도|아무때|수시|임의|마음대로|자유|재량|일방|뜻대로|의사표시만|통보만|통지만|사유를(?:대|묻|밝)|까닭없이|이유없이|오직|알아서|anytime|atwill|seesfit|discretion|withoutgiving|noreason|wish|whenever|얽매이지|구속되지|필요하다고(?:여|보|판단)|마음먹|마음을먹|그까닭|사유를묻지|여기는날|optional|option',
  ownUse:
    '직접(?:쓰|사용|거주|들어|살|가게|영업)|들어와(?:서)?(?:살|쓰|지내)|(?:자녀|아들|딸|따님|가족|식구|친척|부모|형제|손주|조카|사위|며느리|동생|오빠|형님|누나)(?:이|가|들이|네|께서|녀석이)|복학|귀국|결혼|집을쓸사람|쓰실|brother|sister|relative|family|ownuse|사택|모시게|거처로|살림을합|혼인|분가|돌아오|취업한|forfamily|family',
  sellRebuild:
    '매매|매각|팔리|팔려|팔게|팔면|처분|재건축|철거|리모델링|헐|허물|새로짓|재개발|신축|새주인|주인이바뀌|소유자가바뀌|sold|rebuild|redevelop|renovat|빈집을원|용도를바꾸|매수희망|넘어가|넘기|구조를바꾸어|purchaser|demolish',
  late: '연체|밀리|밀린|밀려|늦|지체|지연|미납|거르|걸러|못내|안내|내지않|넘기|overdue|late|arrears|delay|지급일을|하루넘|나중에내|제날|onelatepayment',
  once: '1회|한번|한차례|1기|한달(?:치|분|만)|하루라도|하루만|조금이라도|사소한|경미|이레|열흘만|once|single|any(?:instalment|delay)',
  twoOrThree:
    '2기|두번(?!째)|두달(?:분|치|을연)|두기|3기|세번(?!째)|석달(?:분|치|을연)|세기|2회|3회|two(?:months|periods)|threemonths',
  notice: '통지|통보|알리|알린|알려|말씀|고지|예고|연락|독촉|최고|공지|notice|notif',
  breach:
    '위반|어기|어긴|어겼|깨(?:면|는)|약속을|규정|규칙|민원|다투|다투면|소란|발견|적발|breach|default|깨면|깨는|깬|그만두|없던일|들이면|쉬면|약속을어|cancel|housrules|houserules',
  renew:
    '갱신|연장|재계약|이어살|이어서살|더살|더있|더머|더쓰|더영업|계속(?:거주|살|사용|영업|머)|늘려|늘어나|머물|머무|머문|눌러|6조의3|한차례더|새로운계약|다시계약|10년|renew|exten|secondterm|furtherterm|furtherone|stayon|늘리|늘릴|더계|더계시|기약|첫기간|한번뿐|이어장사|뒤를|다음기간|새기간|재차|extend|세놓기로마음|자리를지|남아있|눌러앉|살고나면',
  tacit: '묵시|자동|저절로|그대로머|이어진|이어지|automatic|tacit|holdover',
  ask: '요구|청구|청하|청한|청을|요청|달라|신청|주장|행사|바라|원하|원해|부탁|기대|캐묻|묻|따지|재촉|내세|들먹|운운|언급|꺼내|조르|찾지|ask|request|claim|demand|seek|invoke|enquir|inquir|rely|raise(?=d?against)',
  waive:
    '포기|내려놓|단념|쓰지않|누리지|행사하지|접(?:기|는|어)|삼가|면제|면한|waive|forgo|giveup|givesup|renounce|surrender|자격이없|않기로정|마무리|기약하지',
  increase:
    '올리|올린|올려|올릴|올라|오르|오른|인상|증액|상향|높이|높인|더(?:내|받|얹|주)|얹|보태|불어|더해|늘린|맞추|맞춘|맞춰|재책정|새로매|다시매|다시정|다시잡|조정|새월세|increase|rais|risen?|revise|stepsup|adjust|goup|매긴|뛴|뛰|곱절|채워야|더받|올려받|넘겨올|goesup|isreset|reset',
  market:
    '시세|시가|주변|인근|동네|옆건물|이웃|물가|금리|전셋값|시장|공시|market|neighbour|prevailing|inline|comparable|fetch|새아파트값|거래되|비슷한집',
  yearly:
    '매년|해마다|매해|1년|한해|두해|둘째해|두번째해|내년|이듬|반년|여섯달|다음해|anniversary|annual|eachyear|secondyear|세번째해|셋째해|해가바뀌|봄마다|spring|renewal',
  cap: '5%|5퍼센트|5프로|오퍼센트|20분의1|이십분의일|백분의오|100분의5|법정한도|법의한도|법이정한|상한|한도|five|statutorylimit',
  overCap:
    '(?:[6-9]|\\d\\d)(?:%|퍼센트|프로)|열에하나|십퍼센트|칠퍼센트|[일이삼]할|(?:six|seven|eight|nine|ten)(?:percent|%)',
  structure:
    '보일러|보일라|난방|누수|물이새|물샘|비가새|배관|수도|지붕|옥상|외벽|방수|창호|새시|창틀|벽체|벽이|구조|골조|배선|결로|곰팡이|습기|기둥|천장|균열|승강기|정화조|동파|구들|변기|에어컨|냉장고|세탁기|설비|시설|하자|고장|roof|boiler|plumbing|drain|wiring|structur|heating|leak|appliance|upkeep|defect|온수|현관문|창문|수도꼭지|곰팡|바닥이|꺼지|금이|물받이|기와|담벼락|흠|삭아|썩|leakage|deterior',
  repair:
    '고치|고쳐|고친|고칠|수리|수선|보수|손보|손볼|손질|교체|갈아|바꾸|바꿔|바꾼|메우|메운|들여놓|뚫|막고|repair|mend|maintain|keep.{0,30}inworkingorder|fix|replace|upkeep|다시다|새로다|달아|갈아넣|바꿔달|대지않|답하지|돈을대|기사|공사',
  ownCost:
    '(?:임차인|세입자|사는쪽|사는사람|본인|자기)(?:의|이)?(?:돈|비용|부담|주머니|사비)|제돈|제주머니|주머니를|자비|스스로|알아서|부담|떠안|맡는다|책임|댄다|cost|expense|charge|account|falls?on|bears?|직접내|사는분이|사는사람이|들어와사는|affair|돈은임차',
  bearer:
    '(?:임차인|세입자|사는(?:쪽|사람|분)|얻은(?:쪽|사람)|들어오(?:시)?는분|쓰(?:시)?는분)(?:이|가|은|는|의|에게|도|께서)',
  consumable: '전구|전등|형광등|건전지|소모품|필터|수도꼭지고무|샤워기|배터리|bulb|batter|filter',
  fault:
    '고의|과실|부주의|잘못(?:써|으로)|망가뜨|깨뜨|찢|실수|긁|훼손|파손|부순|caused|fault|neglig|damaged?by',
  wear: '낡|닳|마모|바래|바랜|세월|햇볕|햇빛|손때|노후|자연|눌린|눌림|변색|통상|오래|수명|수명을|연수|wear|fading|scuff|age|누레|누렇|십년된|점하나|잔흠|자국|살면서|생긴자국',
  finish: '도배|벽지|장판|마루|페인트|칠|바닥|싱크대|타일|벽면|벽을|커튼|방음|인테리어|wall|paint|floor',
  restore:
    '원상|복구|되돌|회복|처음모습|처음상태|새것|새로(?:바|칠|발|도배|해|꾸)|다시바른|꾸며놓|철거|뜯|메운|restor|makegood|asnew|redecorat|repaint|텅빈|처음지었|뼈대|콘크리트|갈아놓|깔고|새로깔|papered|replaced|말끔',
  cleaning: '청소|소독|방역|세척|clean',
  exitFee:
    '(?:청소|소독|방역|세척|도배|원상복구|뒷정리)(?:비|값|료|명목|비용)|exit(?:cleaning)?charge|cleaning(?:fee|charge)',
  predecessor:
    '앞사람|앞선(?:임차|사람)|전에(?:하던|있던|쓰던)|이전(?:임차|세입)|먼저쓰던|전임차인|previous(?:tenant|lessee)|자기가하지않|하지않은못|전에있던|앞세입',
  moveIn:
    '전입|주소|주민등록|세대주|동사무소|주민센터|행정복지|등본|move-?inreport|registeredaddress|districtoffice|거주지|살림집으로|관공서|우편물|세입자등록|체류지|address',
  dateStamp: '확정일자|날짜도장|날짜(?:를)?찍|임대차신고|fixeddate|datestamp|date-?stamp',
  leaseReg: '임차권|전세권|등기명령|법원에등기|공시하|임차등기|사업자등록|등기소',
  guarantee:
    '보증보험|반환보증|보증공사|보증에|보증가입|hug|guarantee|보증기관|보험에들|depositinsurance|insurance|보증공사에',
  allow:
    '수있|해도(?:된|돼|됩|좋|괜)|하세요|하십|받으세요|도와|돕|협조|막지|방해하지|제한하지|잊지|free(?:to)?|may(?!not)|entitled',
  penalty:
    '위약|벌금|벌칙|벌로|배상|손해금|몰수|몰취|귀속|잃는|잃고|가진다|차지|임대인의것|곱|배를|penalt|forfeit|lose|surcharge|fine|liquidated|잃는다|물기로|물어|문다|벌을|벌금|벌|붙는다|staywith|notreturned|돌려받지못',
  whole:
    '전액|전부|모두|통째|일체|몽땅|한꺼번에|남은(?:달|기간|.{0,4}달치)|잔여|한푼도|다(?=치르|잃|가져)|반을|절반|every|whole|entire|all(?:of)?the|allsums|full|remaining',
  perDay:
    '하루에|하루마다|하루당|날마다|1일|일당|매일|perday|aday|eachday|하루|날마다|늦은하루|열흘마다|일마다',
  perMonthRate: '월\\d+(?:%|퍼센트)|천분의|매월\\d+%|amonth|permonth',
  multiple: '(?:두|세|네|다섯|\\d)(?:배|곱)|twice|triple|double',
  downPayment: '계약금|잔금전|중도금전|downpayment|earnest',
  enter:
    '출입|들어가|들어간|들어갈|들어와|드나|방문|둘러|문을(?:열|따)|열고|점검|살피|살펴|들르|들를|순찰|보러|구경|확인하러|들여다|enter|inspect|letherself|lethimself|comein|visit|access|오간다|오가|살피러|열어본|보인다|환기|꺼내러|둘러본|viewing|look(?:over|in)|들어와',
  key: '열쇠|비밀번호|비번|도어록|도어락|현관번호|번호를|여벌|마스터키|비상키|키를|자물쇠|카메라|key|doorcode|passcode|출입카드|번호|셔터|열쇠공|masterkey|spare',
  unasked:
    '(?:동의|허락|승낙|연락|통지|예고|안내|말|알림|양해)(?:를|을|도)?(?:하지|받지|구하지|얻지|없)|없(?:는|을)(?:사이|때|동안)|없어도|안계|부재|출근|비운|말하지않|미리말하지|형편과상관|withoutnotice|unannounced|absen|노크없|따로묻지|여행간|낮에잠깐|withorwithout|언제라도|수시로|묻지않고|의심스러운',
  consent:
    '동의(?:를|을|하에)?(?:얻|받|한|구|있|하)|허락(?:을)?(?:받|얻|한)|좋다고|물어보|여쭤|시간을맞|날짜를맞|약속|협의|상의|의논|합의|맞춘|appointment|agreedtime|consent|agreement|고른날|임차인이정한|임차인이고른|뜻이맞|서로뜻',
  debt: '근저당|저당|담보|대출|융자|빚|차입|은행|금융|캐피탈|채권|가등기|설정|을구|빌리|빌린|빌려|융통|당겨|mortgage|loan|lender|encumb|secured|lien|borrow|을구|급전|경매|은행에|charge(?=s|the)?(?:may|grant)|설정은|loan',
  newDebt:
    '더(?:빌|받|쓰|당|얹|잡)|추가|새(?:로|담보|대출)|다시(?:담보|빌|대출)|맡기고|잡히|늘어|늘리|올려|내놓|또|예정|건데|계획|일으|얹|내놓아도|다시은행|생기더라도|늘어나|furthercharge|inadvance|두번더',
  clearDebt:
    '말소|상환|갚고|갚는다|지운|지우|해제하고|discharg|repaid|paidoff|잡지않|잡히지않|설정하지|빌리지않|내놓지않|담보(?:를|가)?(?:.{0,6})않|(?:융자|대출|근저당|담보|빚)(?:은|는|이|가)?없|뿐이',
  subordinate:
    '후순위|앞자리|뒤로|나중이라|다음순위|밀리|양보|먼저가져|먼저변제|우선한다|남은데서|rankbehind|priority|가져간다음|남는것|남은것을',
  otherTenants:
    '다른(?:세입자|임차인|세대|호실|집)|위층|아래층|앞선(?:세입|임차)|먼저(?:든|들어|사는)|선순위|세대의|가구(?:들)?의|othertenants|먼저든|앞서든|먼저든집',
  conceal:
    '밝히지|알리지|말하지|말하지않|알려(?:드리|주)지|적지|올리지않|쓰지않|공개하지|보여주지|비밀|기밀|비공개|사적|사사로|개인정보|생략|빼기로|말씀(?:드릴수없|드리기어)|알고있기로|다루지않|집안일|알려고하지|undisclosed|notdisclose|confidential|notbeenquired|privatematter|notlisted|withoutastatement',
  tax: '(?<!전)세금|국세|지방세|납세|체납|조세|재산세|종부세|완납|세무서|나라에(?:진|낼)|taxes|tax',
  proof: '증명|서류|증명서|확인서|열람|조회|떼|사본|certificate|clearance|서류|내역서|장부',
  owner:
    '소유자|소유|등기|명의|주인|본인|건물주|owner|title|registered|등기부의|명의로|이름으로|앞이아니|belongs|standsin',
  relative:
    '아들|딸|조카|형(?:님|이|의|수|부|제)|누나|동생|이모|삼촌|고모|배우자|남편|아내|부인|장모|장인|어머니|아버지|시아버|시어머|모친|부친|부모|할머니|할아버지|손자|사위|며느리|매형|전처|가족|식구|여자친구|남자친구|남매|자매|자녀|uncle|aunt|mother|father|son(?![a-z])|wife|husband|girlfriend|boyfriend|nephew|brother|sister|relative',
  thirdPerson:
    '실장|중개사|중개|대표이사|대표|회사|법인|관리회사|관리인|업체|거래처|동업|채권자|대행|직원|지인|친구|제3자|다른사람|businesspartner|agent|manager|broker|빚쟁이|컨설팅|총무|부장|중개사무|in-law|거래상대|지배인',
  authority:
    '위임장|인감|위임|대리권|동의서|승낙서|신분증|powerofattorney|authority|paper|후견|서면|도장|문서|전화로만|consulted|probate',
  without:
    '없이|없(?:다|음|고|으며|어|는|지만)|안(?:받|했|하|된|되|물)|나중|추후|아직|생략|빠|without|no(?!t)|not|yet|never',
  coowner: '공유|공동|지분|반씩|절반|남매|형제|자매|상속|나눠가|두사람|부부|co-?own|jointly',
  alone:
    '혼자|홀로|단독|만(?:이)?(?:서명|계약|도장|쓰)|한분만|한사람|대표로|alone|itself|한사람이|마음대로세|oneofthetwo|hasnotbeenconsulted|단독으로',
  buyer:
    '매수|사기로|사들|분양받|낙찰|중도금까지|잔금이남|넘어오|등기가넘|소유권은다음|buyer|purchas|매매계약만|대금은아직|낙찰|앞이아니',
  sublease:
    '전대|다시세|빌려쓰는|임차한|전차|sublet|subleas|lettingiton|itselfatenant|살던사람|방하나를|주인모르게|빌려준다|다시내',
  trust: '신탁|수탁|위탁자|우선수익자|trust|settlor|trustee',
  fee: '관리비|공과금|운영비|유지비|공용(?:요금|비)|공동(?:비|경비|계량|으로쓰)|건물에드는|유지관리|servicecharge|maintenancefee|managementfee|commoncharge|관리에드는|관리명목|운영에쓴|공용전기|공용수도|buildingcharge|관리(?:의|에)?비용|제비용',
  asTold:
    '(?:말하는|말해주는|알려주는|부르는|정하는|정한|청구하는|매기는|계산해주는|고지하는|공지하는|산출|산정|어림|적당히|적당하다|나누어청구)|(?:대로|만큼)낸|말해주는대로|asbilled|states|asnotified|lessorconsiders|말하는만큼|말하는금액|장부에|정한비율|알아서더|임의로정|setbythe|어림',
  items: '항목|내역|명세|영수증|근거|쓰임|명목|포함|무엇이|뭐뭐|breakdown|itemi',
  itemised:
    '(?:청소|승강기|인터넷|계단|경비|보안|전기)(?:\\d|[일이삼사오육칠팔구])|고지서|관리사무소|관리단|계량기|항목별|bymeter',
  term: '기간|기한|언제까지|만료일|종료일|끝나는날|세해|두해|2년|term|period|enddate|나가는날|끝나는때|enddate|기한을',
  bound:
    '채워|채우|다살아|의무|구속|매이|묶|나갈수없|나가지못|끝나기전에는|tied|bound|fullterm|꼭살|다채워|구속이없|얽매',
  noTerm:
    '정하지|적지않|미정|비워|두지않|무기한|때까지|나중에정|notfixed|open-?ended|untilthe|쓸때까지|정하는날|적지아니|두지아니|induecourse|fixedlater|willbefixed',
  law: '임대차보호법|보호법|법률|법령|(?<![불방위편용해비문적합사입])법(?=이|을|은|의|에|과|보다|적|상|조)|민법|강행|statut|theact|protectionact|law|세입자보호제도|보호제도|tenancylegislation|anylaw|법조',
  prevail: '우선|앞서|앞세|이긴|먼저적용|약속을따|계약을따|보다(?:먼저|위)|prevail|overrid|precedence',
  outside:
    '적용(?:하지|되지|을배|받지)|대상이아|상관이없|보호를(?:받지|구하지)|벗어|밖에|잠시묵|단기|일시|숙박|short-?term|temporary|기대지않|nobearing|잠깐쓰|지위는생기지|이종이대로',
  sue: '소송|법원|조정위|민사|형사|제소|고소|court|sue|legalaction|재판|조정신청',
  ownRights:
    '우선변제|대항력|최우선|소액|배당|권리금|필요비|유익비|부속물|감액|깎아|동시이행|비용을돌려|2년을|두해를|권리|보탠돈|먼저받을|새주인에게|세입자의지위|임차인의지위',
  account: '계좌|통장|예금주|송금|입금|부친|부쳐|넣|wire|account|send|받아두|보낸다|보내|부치|바로주|건네받',
  not: NOT,
  must: '하여야|해야|어야|아야|여야|하기로|기로한|기로함|기로합|기로해|must|shall|agrees|undertakes',
  can: '수있|가능|권한|may(?!not)|can(?!not)|free|entitled|reserves',
  accept:
    '받아들|감수|양해|이해해|용인|감안|동의한|승낙한|따른다|따르기|알고|문제삼지|탓하지|말리지|개의치|그러려니|무방|이의없|신경안|accept|acknowledg|consents|따른다|참아|안고간|안고가|믿기로|그렇게알|consentsinadvance|accepts',
  unless: '다만|단,|제외|외에는|이외|한하여|한해|경우에만|때에만|아니면|않으면|못하면|unless|except|only',
  lessorDoes:
    '(?:임대인|집주인|주인|건물주|소유자|저희|제가|저는|회사|관리인)(?:은|이|는|가|께서|측은|측이|쪽은|쪽이|님이)?|(?:lessor|landlord)(?:may|shall|will|must|can|is|has|keeps|holds|pays|repairs)',
  lessorOwes:
    '(?:임대인|집주인|주인|건물주|제)(?:이|가|은|는)?(?:.{0,20})(?:고친|고쳐|수리한|보낸|부담한|낸다|돌려준|물어준|갈아준|내준다|지킨|맡는)|(?:임대인|집주인|소유자)(?:의)?(?:몫|부담|책임)',
  both: '서로|쌍방|양쪽|모두지|어느쪽|함께|각자|mutual|both',
  none: '받지않는다|따지지않는다|묻지않는다|없다[.]?$|아니다[.]?$|없어요[.]?$|않아요[.]?$',
  refuses:
    '(?:거절|거부|막|방해|물리|미루|늦추|제한|빼앗|깨|해지)(?:하|할)?(?:지|수)(?:는|도)?(?:않|못|없|아니)',
  future: '앞으로|뒷날|이후|향후|나중|장차|뒤에|later|future',
  photo: '사진|기록|함께확인|확인한',
  pays: '낸다|내고|낼|물어|치르|부담|지급|내야|내주|내셔|내시|pay|bear|meet',
  deemed: '본다|보고|간주|친다|치고|쳐서|것으로한다|갈음|셈|deemed|treated',
}

/** Concept names with the expression that finds each in plain text. */
export const CONCEPTS: readonly (readonly [string, RegExp])[] = Object.entries(WORDS).map(
  ([name, source]) => [name, new RegExp(source)] as const,
)
