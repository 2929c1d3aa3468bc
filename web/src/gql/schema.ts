export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Korea, ISO 8601: "2026-11-21". */
  Date: { input: string; output: string; }
  /** An ISO 8601 point in time, in UTC: "2026-11-21T09:30:00.000Z". Input may have another offset, and has one always. */
  DateTime: { input: string; output: string; }
  /** A JSON document (used for Vega-Lite specifications and step results only). */
  JSON: { input: unknown; output: unknown; }
  /** Amount of money in 만원 (10,000 KRW), a whole number. 5억 = 50000. A larger input than 100000000 is refused: it looks like won. */
  Manwon: { input: number; output: number; }
};

/** What is acquired. */
export type Acquired =
  /** Farmland (농지). */
  | 'FARMLAND'
  /** A home. */
  | 'HOME'
  /** A shop, an officetel, land. */
  | 'OTHER';

/** By what a home or land is acquired. */
export type AcquisitionCause =
  /** Divided in a divorce (재산분할). */
  | 'DIVORCE'
  /** Given (증여). */
  | 'GIFT'
  /** Inherited (상속). */
  | 'INHERITANCE'
  /** Built (원시취득). */
  | 'NEW_BUILDING'
  /** Bought (유상). */
  | 'SALE';

/** Taxes on buying a home, 만원, not rounded. */
export type AcquisitionTax = {
  __typename?: 'AcquisitionTax';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** 지방교육세. */
  localEducationTax: Scalars['Float']['output'];
  /** Rate of the acquisition tax, percent. */
  rate: Scalars['Float']['output'];
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
  /** 농어촌특별세; 0 up to 85 ㎡. */
  ruralSpecialTax: Scalars['Float']['output'];
  /** 취득세. */
  tax: Scalars['Float']['output'];
  /** The three together. */
  total: Scalars['Float']['output'];
};

/** A home that a person buys. */
export type AcquisitionTaxInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** 전용면적, ㎡; above 0. */
  exclusiveArea: Scalars['Float']['input'];
  /** Homes that the household owns before this acquisition, 0 to 1000. */
  ownedHomes: Scalars['Int']['input'];
  /** Price of the home; above 0. */
  price: Scalars['Manwon']['input'];
  /** The home lies in a 조정대상지역. */
  regulatedArea: Scalars['Boolean']['input'];
};

/** An acquisition. */
export type AcquisitionTaxesInput = {
  /** What is acquired; a home when omitted. */
  acquired?: InputMaybe<Acquired>;
  /** It is an apartment: sets the cut for a first home. */
  apartment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** A child was born within five years before, or will be within one year. */
  birth?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies in 수도권: sets the line of a low official price. */
  capitalArea?: InputMaybe<Scalars['Boolean']['input']>;
  /** By what it is acquired. */
  cause: AcquisitionCause;
  /** A corporation acquires it. */
  corporation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Debt that goes over with a gift (a deposit, a mortgage), 만원. */
  debt?: InputMaybe<Scalars['Manwon']['input']>;
  /** 전용면적, ㎡; both results where it decides and is omitted. */
  exclusiveArea?: InputMaybe<Scalars['Float']['input']>;
  /** The first home of a life (생애최초). */
  firstHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** The household of the giver owns this home only. */
  giverHasOne?: InputMaybe<Scalars['Boolean']['input']>;
  /** 시가표준액 of the whole, 만원. */
  officialPrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** Homes of the household before this one. */
  ownedHomes?: InputMaybe<Scalars['Int']['input']>;
  /** What is paid, 만원; of a gift its 시가인정액, of a new building its cost. Null of what is inherited. */
  price?: InputMaybe<Scalars['Manwon']['input']>;
  /** It lies in a 조정대상지역; both results where it decides and is omitted. */
  regulatedArea?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who gives it, to whoever receives it. */
  relation?: InputMaybe<Relation>;
  /** The home that is owned is sold within three years (일시적 2주택). */
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies in a 인구감소지역. */
  shrinkingArea?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is known of the case. */
export type AgreedInterestInput = {
  /** What is paid late, 만원. */
  amount: Scalars['Float']['input'];
  /** So many days late. */
  days: Scalars['Int']['input'];
  /** Percent a year, as the contract says. */
  rate: Scalars['Float']['input'];
};

/** What an analysis found. */
export type AnalysisReport = {
  __typename?: 'AnalysisReport';
  /** `contract`, `risk`, `market`, or `comprehensive` where several were done. */
  analysisType: Scalars['String']['output'];
  /** A Vega-Lite specification with its data; null where there is nothing to draw. */
  chart?: Maybe<Scalars['JSON']['output']>;
  /** The chart drawn, as an SVG document; null where there is nothing to draw. */
  chartSvg?: Maybe<Scalars['String']['output']>;
  /** Every statutory rule that a contract was held against, kept or not. */
  complianceCheck: Array<ComplianceCheck>;
  /** How much of what it needs was known, 0 to 1. */
  confidenceScore: Scalars['Float']['output'];
  /** What it means. */
  insights: Array<Scalars['String']['output']>;
  /** Its numbers. */
  metrics: Array<Metric>;
  /** What to do next. */
  recommendations: Array<Scalars['String']['output']>;
  /** The highest risk found; null where nothing was judged. */
  riskLevel?: Maybe<RiskLevel>;
  /** Clauses of a contract that are against the tenant or buyer. */
  risks: Array<DocumentRisk>;
  /** The result in one to three sentences; null where nothing was worked out. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** How a question was read. */
export type AnalyzedIntent = {
  __typename?: 'AnalyzedIntent';
  /** How sure the reading is, 0 to 1. */
  confidence: Scalars['Float']['output'];
  /** What the question names, by kind. */
  entities: Array<IntentEntity>;
  /** What it asks for. */
  intentType: IntentType;
  /** The words that decided. */
  keywords: Array<Scalars['String']['output']>;
  /** The same in Korean: “시세조회”. */
  label: Scalars['String']['output'];
};

/** The final response of a run. */
export type Answer = {
  __typename?: 'Answer';
  /** What was analysed; null where the question needed no analysis. */
  analysis?: Maybe<AnalysisReport>;
  /** What was assumed because nobody said it, and where the value came from. */
  assumptions: Array<Assumption>;
  /** The reminders as an iCalendar text (RFC 5545) to be saved as a file that ends in .ics: all-day events, each with an alarm a week and a day before. Null where there is no reminder. */
  calendar?: Maybe<Scalars['String']['output']>;
  /** The sources with their numbers, none left out. */
  citations: Array<Citation>;
  /** How likely this answers what was asked, 0 to 1, learned from answers that were judged: of those at 0.8 about eight in ten were right. It is no share of what is true. */
  confidence: Scalars['Float']['output'];
  /** The machine that wrote the text; null for answers from before this was kept. */
  generatedBy?: Maybe<AnswerMaker>;
  /** Listings that answer the question, best first; those that were taken off are left out. */
  properties: Array<PropertySearchResult>;
  /** Days that matter and are still to come, the nearest first; empty where none was worked out. */
  reminders: Array<Reminder>;
  /** The answer in parts; empty for short answers. */
  sections: Array<AnswerSection>;
  /** What the answer rests on, in the order of [n]; a source that no longer exists is left out: `citations` says which number is which. */
  sources: Array<Source>;
  /** In a sentence or two; null for short answers. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Of the sentences with figures or article numbers, the share in which each of these stands in a cited source, 0 to 1; 1 where there are none. It tells whether figures were made up, and neither whether the source is what was asked for nor whether the sentence says what the source means: that is what `confidence` is about. */
  supportedShare: Scalars['Float']['output'];
  /** Who contributed. */
  teamsUsed: Array<Team>;
  /** Markdown. [n] names source n, counted from 1. */
  text: Scalars['String']['output'];
  /** What kind of answer it is. */
  type: AnswerType;
};

/** A piece of the answer’s text. */
export type AnswerDelta = RunEvent & {
  __typename?: 'AnswerDelta';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** UTF-16 code units of answer text before this piece: what a reader already holds from there on is replaced. Normally the length of what was received. */
  offset: Scalars['Int']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
  /** The piece, Markdown. */
  text: Scalars['String']['output'];
};

/** The machine that wrote an answer. Shown beside the answer it tells readers that no person wrote it. */
export type AnswerMaker = {
  __typename?: 'AnswerMaker';
  /** Whether the text ends in the middle, at the limit of its length; the text says so, too. */
  isCut: Scalars['Boolean']['output'];
  /** Model or rules. */
  kind: AnswerMakerKind;
  /** Name of the model; null for rules. */
  model?: Maybe<Scalars['String']['output']>;
  /** Why rules wrote what a model was to write, in the language of the answer; null where no model was to. */
  standInReason?: Maybe<Scalars['String']['output']>;
};

/** What wrote an answer. No person did. */
export type AnswerMakerKind =
  /** A language model. */
  | 'MODEL'
  /** Rules of the product. */
  | 'RULES';

/** What the viewer thinks of an answer. Kept to make answers better; gone with the session. */
export type AnswerRating = {
  __typename?: 'AnswerRating';
  /** What they said of it, personal data masked; null: nothing. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Whether it helped. */
  isHelpful: Scalars['Boolean']['output'];
  /** When they last said so. */
  ratedAt: Scalars['DateTime']['output'];
  /** Why not; empty where it helped, or nobody said. */
  reasons: Array<RatingReason>;
};

/** A part of the answer with what it rests on. */
export type AnswerSection = {
  __typename?: 'AnswerSection';
  /** The sources of this part; those that no longer exist are left out. */
  citations: Array<Source>;
  /** Markdown. */
  content: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** What kind of answer a run gave. */
export type AnswerType =
  /** A cited answer. */
  | 'ANSWER'
  /** The question has to be put more clearly; the text asks back. */
  | 'CLARIFICATION'
  /** Several findings put together. */
  | 'COMPREHENSIVE_ANALYSIS'
  /** The question has nothing to do with real estate. */
  | 'DECLINED'
  /** A document was made. */
  | 'DOCUMENT'
  /** Listings: see `properties`. */
  | 'PROPERTY_LIST'
  /** A research report: the direct answer, comparison, sections, what was not found, limits that were hit. */
  | 'RESEARCH_REPORT';

/** A legal rule that a calculation applied. */
export type AppliedRule = {
  __typename?: 'AppliedRule';
  /** Where it stands, in the language of who reads: “주택임대차보호법 제7조의2”. */
  article: Scalars['String']['output'];
  /** From when it holds in this form. */
  effectiveFrom: Scalars['Date']['output'];
  /** The law or standard, in the language of who reads; in Korean where it has no English name. English names are unofficial. */
  name: Scalars['String']['output'];
  /** What it says, in short, in the language of who reads; in Korean where it has no English. The English is the project’s own translation and was not verified. */
  text: Scalars['String']['output'];
  /** Its last day, where the calculation is for a later one and no later rule is known; else null. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** In what an area is said. */
export type AreaUnit =
  /** 평. */
  | 'PYEONG'
  /** ㎡. */
  | 'SQUARE_METRE';

/** What is known of the case. */
export type AreaUnitsInput = {
  /** In which it is said. */
  unit: AreaUnit;
  /** The area. */
  value: Scalars['Float']['input'];
};

/** Articles of the law that a step found. */
export type ArticlesOutput = {
  __typename?: 'ArticlesOutput';
  /** The one that governs the question first. */
  articles: Array<LegalArticle>;
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
};

/** A question, and no more than is needed to ask it. */
export type AskInput = {
  /** A retried request with the same key returns what the first one began. 1 to 200 characters. It counts for one user: who is nobody yet is made another guest by every request. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the question when omitted. */
  language?: InputMaybe<Language>;
  /** TEAM when omitted. */
  mode?: InputMaybe<RunMode>;
  /** 1 to 20000 characters: a pasted contract fits. */
  query: Scalars['String']['input'];
  /** Id of one of the viewer’s ChatSessions; a new one, titled by the question, when omitted. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** The client’s own name for a conversation, in place of `sessionId`: the same name is the same session of the viewer, which its first question opens. 1 to 200 characters; only a hash of it is kept. */
  threadKey?: InputMaybe<Scalars['String']['input']>;
};

/** A question that is being answered. */
export type AskPayload = {
  __typename?: 'AskPayload';
  /** The tokens of the guest who was made for this question; null for who was signed in. */
  auth?: Maybe<AuthPayload>;
  /** The question as it stands in the conversation. */
  message: ChatMessage;
  /** What answers it. Follow it with `runLive` or `runEvents`. */
  run: Run;
  /** Where it was asked. */
  session: ChatSession;
};

/** What began with the question, or why nothing did. */
export type AskResult = AskPayload | InvalidInputError | NotFoundError | QuotaExceededError | RunConflictError;

/** A value that nobody said and the answer rests on. */
export type Assumption = {
  __typename?: 'Assumption';
  /** What was assumed. */
  name: Scalars['String']['output'];
  /** Where it came from. */
  source: AssumptionSource;
  /** The value. */
  value: Scalars['String']['output'];
};

/** Where an assumed value came from. */
export type AssumptionSource =
  /** Something said earlier in this session. */
  | 'CONVERSATION'
  /** The product’s own default. */
  | 'DEFAULT'
  /** What is kept about the user. */
  | 'PROFILE';

/** What is known of the case. */
export type AuctionTakeoverInput = {
  /** What is bid, 만원. */
  bid: Scalars['Manwon']['input'];
  /** Asked for a share in time; both results when omitted. */
  claimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the auction itself costs, which is paid first, 만원; nothing when omitted. */
  cost?: InputMaybe<Scalars['Manwon']['input']>;
  /** Of the tenant who lives there, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Holds the lease against the buyer; both results when omitted. */
  opposes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Proof of who the client is, until `expiresAt`. */
export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** Send as `Authorization: Bearer …`, over graphql-ws as `connectionParams.authorization`. */
  accessToken: Scalars['String']['output'];
  /** End of the access token. */
  expiresAt: Scalars['DateTime']['output'];
  /** For a new access token; good for one use. Keep it secret. Empty where a cookie was exchanged: the next is in the cookie alone. */
  refreshToken: Scalars['String']['output'];
  /** Who was signed in. */
  user: User;
};

/** The same text in both languages. */
export type Bilingual = {
  __typename?: 'Bilingual';
  /** In English. */
  en: Scalars['String']['output'];
  /** In Korean. */
  ko: Scalars['String']['output'];
};

/** A rectangle on the map, degrees WGS 84. */
export type BoundsInput = {
  /** Longitude, -180 to 180. */
  east: Scalars['Float']['input'];
  /** Latitude, -90 to 90. */
  north: Scalars['Float']['input'];
  /** Latitude, -90 to 90, at most `north`. */
  south: Scalars['Float']['input'];
  /** Longitude, -180 to 180, at most `east`. */
  west: Scalars['Float']['input'];
};

/** The most that an agent may ask of one side, without VAT. */
export type BrokerageFee = {
  __typename?: 'BrokerageFee';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** Amount × rate, at most the ceiling of the table; 만원. */
  maximumFee: Scalars['Float']['output'];
  /** Highest rate, percent. */
  rate: Scalars['Float']['output'];
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
  /** What the fee is a share of: the price, the deposit, or deposit and 100 (70) months of rent. */
  transactionAmount: Scalars['Manwon']['output'];
};

/** A contract through an agent. */
export type BrokerageFeeInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Needed for JEONSE; for RENT 0 when omitted. */
  deposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** Needed for RENT. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** A shop or land has the fee of no home, whatever the kind; a home when omitted. */
  premises?: InputMaybe<Premises>;
  /** Kind of building. */
  propertyType: PropertyType;
  /** Needed for SALE. */
  salePrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** Sale, jeonse or rent. */
  transactionType: TransactionType;
};

/** Why earlier answers were not looked at. */
export type CacheBypass =
  /** The settings say so. */
  | 'DISABLED'
  /** The question can only be understood with the conversation before it. */
  | 'FOLLOW_UP'
  /** DIRECT has none. */
  | 'NO_CACHE_IN_MODE';

/** A sentence about a calculation, its values with their units. */
export type CalculationFact = {
  __typename?: 'CalculationFact';
  /** What it is for whoever reads it. */
  role: CalculationFactRole;
  /** In the language of who reads. */
  text: Scalars['String']['output'];
};

/** What a sentence about a calculation is for. */
export type CalculationFactRole =
  /** What to do next. */
  | 'ADVICE'
  /** What was taken for granted because nobody said it. */
  | 'ASSUMPTION'
  /** What must not be read past. */
  | 'CAVEAT'
  /** What it comes to. */
  | 'CONCLUSION'
  /** What went in. */
  | 'INPUT'
  /** Why it is so. */
  | 'REASON'
  /** What else came out. */
  | 'RESULT';

/** A calculation that an answer rests on, with all that is needed to repeat it. */
export type CalculationSource = {
  __typename?: 'CalculationSource';
  /** What went in and what came out, to be shown as it is; the first conclusion is the answer. Empty for calculations that are older than the field. */
  facts: Array<CalculationFact>;
  /** What went in. Money in 만원. */
  inputs: Scalars['JSON']['output'];
  /** Name of the calculator. */
  name: Scalars['String']['output'];
  /** What came out. Money in 만원. */
  result: Scalars['JSON']['output'];
  /** The rules it applied. */
  rules: Array<AppliedRule>;
  /** What was worked out, in the language of who reads; the name where there are no words for it. */
  title: Scalars['String']['output'];
};

/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type Calculators = {
  __typename?: 'Calculators';
  /** Taxes on buying a home (취득세, 지방교육세, 농어촌특별세). */
  acquisitionTax: AcquisitionTax;
  /** Taxes on a home or land that is bought, given, inherited, built or divided, by persons and corporations. */
  acquisitionTaxes: TaxCalculation;
  /** Interest for paying late, at the rate of a contract (약정 지연이자). */
  agreedInterest: LeaseCalculation;
  /** An area in the other unit (평, ㎡). */
  areaUnits: LeaseCalculation;
  /** What of a tenant’s deposit is left to whoever buys at auction. */
  auctionTakeover: LeaseCalculation;
  /** The most that an agent may ask (중개보수). */
  brokerageFee: BrokerageFee;
  /** Tax on selling (양도소득세, 지방소득세). */
  capitalGainsTax: TaxCalculation;
  /** Tax of a year on homes above the allowance (종합부동산세, 농어촌특별세). */
  comprehensiveRealEstateTax: TaxCalculation;
  /** What is paid at signing and what is left then (계약금, 잔금). */
  dealPayments: LeaseCalculation;
  /** What a lease is worth with more deposit and less rent. */
  depositConversion: LeaseCalculation;
  /** Who is paid what of the proceeds of an auction (배당). */
  distribution: LeaseCalculation;
  /** What it costs to withdraw from a sale (계약금). */
  downPayment: LeaseCalculation;
  /** What an income allows to borrow, before price and place (DSR). */
  dsrLimits: LeaseCalculation;
  /** What a victim of jeonse fraud gets at least (최소보장). */
  fraudMinimum: LeaseCalculation;
  /** What buying a home with a tenant in it takes of one’s own (갭투자). */
  gapInvestment: LeaseCalculation;
  /** Tax on a gift (증여세). */
  giftTax: TaxCalculation;
  /** What the guarantee of a deposit costs (보증료), at a rate that is given or by the table of HUG. */
  guaranteeFee: LeaseCalculation;
  /** Up to which deposit a home without a market price is insured (공시가격 × 140 % × 90 %). */
  guaranteeLimit: LeaseCalculation;
  /** How far a home’s deposit and rent may be raised, by what the lease goes on by. */
  homeRaise: LeaseCalculation;
  /** Deductions from income for loans and savings of a home. */
  housingDeduction: TaxCalculation;
  /** Tax on an estate (상속세), in outline. */
  inheritanceTax: TaxCalculation;
  /** How much is lent for a jeonse deposit. */
  jeonseLoanLimit: LeaseCalculation;
  /** Up to which jeonse deposit one’s own money goes, with what is lent for it. */
  jeonseReach: LeaseCalculation;
  /** Whether a jeonse loan is called back from a borrower who buys a home. */
  jeonseRecall: LeaseCalculation;
  /** How safe a jeonse deposit is: its share of the price, insurance, priority repayment. */
  jeonseRisk: JeonseRisk;
  /** What a landlord owes at most who kept a tenant from key money (권리금). */
  keyMoneyDamages: LeaseCalculation;
  /** What is owed for a deposit that comes back late (지연이자). */
  lateInterest: LeaseCalculation;
  /** When a lease ends that its tenant gives notice of. */
  leaseEnding: LeaseCalculation;
  /** How much a bank may lend to buy a home: LTV, DSR and the cap in won. */
  loanAffordability: LoanAffordability;
  /** What price and place of a home allow to borrow, where the income is not known. */
  loanCeiling: LeaseCalculation;
  /** What a loan costs a month and altogether. */
  loanRepayment: LeaseCalculation;
  /** What a bank asks for being repaid early (중도상환수수료). */
  prepaymentFee: LeaseCalculation;
  /** What a fall of the price takes of one’s own money. */
  priceFall: LeaseCalculation;
  /** Property tax of a year (재산세, 도시지역분, 지방교육세). */
  propertyTax: TaxCalculation;
  /** The rent of a part of a month. */
  proratedRent: LeaseCalculation;
  /** What a landlord owes who refused renewal to move in and let to another (주임법 제6조의3). */
  refusedRenewal: LeaseCalculation;
  /** The highest rent for a part of the deposit (전월세 전환). */
  rentConversion: RentConversion;
  /** Whether a new deposit and rent stay within the 5% of a renewed lease. */
  rentIncrease: RentIncrease;
  /** What a tenant gets back for rent (월세 세액공제). */
  rentTaxCredit: TaxCalculation;
  /** Tax on income from letting homes (주택임대소득). */
  rentalIncomeTax: TaxCalculation;
  /** What an owner returns of the long-term repair fund (장기수선충당금). */
  repairFund: LeaseCalculation;
  /** What a let home earns on the buyer’s own money. */
  roi: Roi;
  /** Whether arrears end the lease of a shop (3기 차임). */
  shopArrears: LeaseCalculation;
  /** The most rent for a part of a shop’s deposit. */
  shopConversion: LeaseCalculation;
  /** How far a shop’s rent may be raised, and whether the cap holds for it at all (상가 환산보증금). */
  shopRaise: LeaseCalculation;
  /** Whether all rules of the Act on shops hold for a lease (환산보증금). */
  shopScope: LeaseCalculation;
  /** What of a shop’s deposit is paid before every mortgage (상가 소액임차인). */
  shopSmallDeposit: LeaseCalculation;
  /** Stamp tax on a document (인지세). */
  stampTax: TaxCalculation;
  /** Where a tenant stands beside a mortgage, by their days. */
  tenantRank: LeaseCalculation;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsAcquisitionTaxArgs = {
  input: AcquisitionTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsAcquisitionTaxesArgs = {
  input: AcquisitionTaxesInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsAgreedInterestArgs = {
  input: AgreedInterestInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsAreaUnitsArgs = {
  input: AreaUnitsInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsAuctionTakeoverArgs = {
  input: AuctionTakeoverInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsBrokerageFeeArgs = {
  input: BrokerageFeeInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsCapitalGainsTaxArgs = {
  input: CapitalGainsTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsComprehensiveRealEstateTaxArgs = {
  input: ComprehensiveRealEstateTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsDealPaymentsArgs = {
  input: DealPaymentsInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsDepositConversionArgs = {
  input: DepositConversionInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsDistributionArgs = {
  input: DistributionInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsDownPaymentArgs = {
  input: DownPaymentInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsDsrLimitsArgs = {
  input: DsrLimitsInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsFraudMinimumArgs = {
  input: FraudMinimumInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsGapInvestmentArgs = {
  input: GapInvestmentInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsGiftTaxArgs = {
  input: GiftTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsGuaranteeFeeArgs = {
  input: GuaranteeFeeInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsGuaranteeLimitArgs = {
  input: GuaranteeLimitInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsHomeRaiseArgs = {
  input: HomeRaiseInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsHousingDeductionArgs = {
  input: HousingDeductionInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsInheritanceTaxArgs = {
  input: InheritanceTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsJeonseLoanLimitArgs = {
  input: JeonseLoanLimitInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsJeonseReachArgs = {
  input: JeonseReachInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsJeonseRecallArgs = {
  input: JeonseRecallInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsJeonseRiskArgs = {
  input: JeonseRiskInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsKeyMoneyDamagesArgs = {
  input: KeyMoneyDamagesInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsLateInterestArgs = {
  input: LateInterestInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsLeaseEndingArgs = {
  input: LeaseEndingInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsLoanAffordabilityArgs = {
  input: LoanAffordabilityInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsLoanCeilingArgs = {
  input: LoanCeilingInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsLoanRepaymentArgs = {
  input: LoanRepaymentInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsPrepaymentFeeArgs = {
  input: PrepaymentFeeInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsPriceFallArgs = {
  input: PriceFallInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsPropertyTaxArgs = {
  input: PropertyTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsProratedRentArgs = {
  input: ProratedRentInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRefusedRenewalArgs = {
  input: RefusedRenewalInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRentConversionArgs = {
  input: RentConversionInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRentIncreaseArgs = {
  input: RentIncreaseInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRentTaxCreditArgs = {
  input: RentTaxCreditInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRentalIncomeTaxArgs = {
  input: RentalIncomeTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRepairFundArgs = {
  input: RepairFundInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsRoiArgs = {
  input: RoiInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsShopArrearsArgs = {
  input: ShopArrearsInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsShopConversionArgs = {
  input: ShopConversionInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsShopRaiseArgs = {
  input: ShopRaiseInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsShopScopeArgs = {
  input: ShopScopeInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsShopSmallDepositArgs = {
  input: ShopSmallDepositInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsStampTaxArgs = {
  input: StampTaxInput;
};


/** Pure calculators. Each result names the rule it applied and the date from which that rule holds. Errors: INVALID_INPUT, with field and rule. */
export type CalculatorsTenantRankArgs = {
  input: TenantRankInput;
};

/** The run, which has ended now or had before, or why it was not cancelled. */
export type CancelRunResult = NotFoundError | Run;

/** A sale. Either both prices or the gain. */
export type CapitalGainsTaxInput = {
  /** Price of the purchase, 만원. */
  boughtPrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** Costs that can be proven (필요경비), 만원. */
  costs?: InputMaybe<Scalars['Manwon']['input']>;
  /** The basic deduction of the year is used up. */
  deductionUsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instead of both prices: what is left after the costs, 만원. */
  gain?: InputMaybe<Scalars['Int']['input']>;
  /** Months from the purchase to the sale; every result when omitted. */
  heldMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Homes of the household at the sale, this one too. */
  homes?: InputMaybe<Scalars['Int']['input']>;
  /** Instead of the price of the sale: what is to be left of it after what was paid and the taxes, 만원. */
  left?: InputMaybe<Scalars['Manwon']['input']>;
  /** Months lived in; both results where it decides and is omitted. */
  livedMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Months from buying the old home to buying the new one. */
  newAfterMonths?: InputMaybe<Scalars['Int']['input']>;
  /** It lay in a 조정대상지역 when it was bought. */
  regulatedAtPurchase?: InputMaybe<Scalars['Boolean']['input']>;
  /** It lies in a 조정대상지역 at the sale. */
  regulatedAtSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Owned half and half: each is taxed for their own half. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is sold; a home when omitted. */
  sold?: InputMaybe<SoldAsset>;
  /** Months from buying the new home to the sale. */
  soldAfterNewMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the sale, which decides the rules; today in Korea when omitted. */
  soldOn?: InputMaybe<Scalars['Date']['input']>;
  /** Price of the sale, 만원. */
  soldPrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** Why two homes count as one. */
  twoAsOne?: InputMaybe<TwoHomesAsOne>;
  /** A permit was asked for, or contract and deposit made, while the surcharge was suspended. */
  underWay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sold without having been registered (미등기). */
  unregistered?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The figures of a case, money in 만원. Null or empty: not said. */
export type CaseFigures = {
  __typename?: 'CaseFigures';
  /** 전용면적, ㎡. */
  area?: Maybe<Scalars['Float']['output']>;
  /** Deposits in the order in which they are said: what is paid now, then what is asked for. */
  deposits: Array<Scalars['Float']['output']>;
  /** Of a year. */
  income?: Maybe<Scalars['Float']['output']>;
  /** The sum of a loan. */
  loan?: Maybe<Scalars['Float']['output']>;
  /** Monthly rents, in the same order. */
  monthlyRents: Array<Scalars['Float']['output']>;
  /** Homes that are owned already. */
  ownedHomes?: Maybe<Scalars['Int']['output']>;
  /** The price of the home. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Percent a year. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** Debt that comes before a tenant. */
  seniorDebt?: Maybe<Scalars['Float']['output']>;
  /** The term of the loan. */
  years?: Maybe<Scalars['Float']['output']>;
};

/** The only tokens that are still good, or why nothing was changed. */
export type ChangePasswordResult = AuthPayload | InvalidCredentialsError | InvalidInputError;

/** Something said in a conversation. */
export type ChatMessage = Node & {
  __typename?: 'ChatMessage';
  /** The assistant’s answer with its sources; null for what others said. */
  answer?: Maybe<Answer>;
  /** Markdown for the assistant, plain text for the user. */
  content: Scalars['String']['output'];
  /** When it was said. */
  createdAt: Scalars['DateTime']['output'];
  /** Itself as an edge of `ChatSession.messages`, for lists that get it from a change. */
  edge: ChatMessageEdge;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Who said it. */
  role: MessageRole;
  /** The run that the message started or ended; null when there is none (any more). */
  run?: Maybe<Run>;
};

/** A page of messages. */
export type ChatMessageConnection = {
  __typename?: 'ChatMessageConnection';
  /** The page, in list order. */
  edges: Array<ChatMessageEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** A message in a page. */
export type ChatMessageEdge = {
  __typename?: 'ChatMessageEdge';
  /** Opaque place of this item in the list: pass it as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ChatMessage;
};

/** A conversation: messages, and the runs that answer them. It belongs to the user who created it. */
export type ChatSession = Node & {
  __typename?: 'ChatSession';
  /** The run that has not ended, or the one that waits longest; null when all have ended. */
  activeRun?: Maybe<Run>;
  /** When it was put away (`archiveSession`); null while it is in the list. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Itself as an edge of `User.sessions`, for lists that get it from a change. */
  edge: ChatSessionEdge;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Cursor of the last event included in this read, of whichever run; an empty session has one too. Subscribe to `sessionEvents` after it to miss nothing and repeat nothing. */
  lastEventCursor: Scalars['String']['output'];
  /** The beginning of the newest message; null while there is none. */
  lastMessage?: Maybe<Scalars['String']['output']>;
  /** Messages of both sides. */
  messageCount: Scalars['Int']['output'];
  /** The conversation, oldest first: `last: 20` is its end. */
  messages: ChatMessageConnection;
  /** The runs of the session, oldest first. */
  runs: RunConnection;
  /** What was asked and found so far, in a few lines, as it is remembered for the questions to come; null until one was answered. Gone with the session. */
  summary?: Maybe<Scalars['String']['output']>;
  /** 1 to 100 characters. */
  title: Scalars['String']['output'];
  /** When something was last said in it, or its title changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A conversation: messages, and the runs that answer them. It belongs to the user who created it. */
export type ChatSessionMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A conversation: messages, and the runs that answer them. It belongs to the user who created it. */
export type ChatSessionRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of chat sessions. */
export type ChatSessionConnection = {
  __typename?: 'ChatSessionConnection';
  /** The page, in list order. */
  edges: Array<ChatSessionEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** A chat session in a page. */
export type ChatSessionEdge = {
  __typename?: 'ChatSessionEdge';
  /** Opaque place of this item in the list: pass it as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ChatSession;
};

/** A number in square brackets in the text of an answer. */
export type Citation = {
  __typename?: 'Citation';
  /** The n of [n], from 1. */
  number: Scalars['Int']['output'];
  /** What it stands for; null where that no longer exists. */
  source?: Maybe<Source>;
};

/** The question was not clear enough. */
export type ClarificationRequest = InputRequest & {
  __typename?: 'ClarificationRequest';
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
  /** Answers that would do; any other text is welcome. */
  suggestions: Array<Scalars['String']['output']>;
};

/** A statutory rule that a contract was held against. */
export type ComplianceCheck = {
  __typename?: 'ComplianceCheck';
  /** “주택임대차보호법 제4조”. */
  article?: Maybe<Scalars['String']['output']>;
  /** The contract keeps it. */
  passed: Scalars['Boolean']['output'];
  /** The rule in plain words. */
  rule: Scalars['String']['output'];
};

/** The homes of one owner on 1 June. */
export type ComprehensiveRealEstateTaxInput = {
  /** Age of the owner, years: 고령자 공제. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The special rule for a home that is shared: taxed as the only home of one of them. */
  asOneOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** A corporation owns them. */
  corporation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whole years of ownership: 장기보유 공제. */
  heldYears?: InputMaybe<Scalars['Int']['input']>;
  /** Homes owned on 1 June. */
  homes?: InputMaybe<Scalars['Int']['input']>;
  /** 공시가격 of all homes together, 만원. */
  officialPrice: Scalars['Manwon']['input'];
  /** The household owns just this home, and one person owns it. */
  onlyHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** What one of them owns of what is shared, percent; half when omitted. */
  ownShare?: InputMaybe<Scalars['Int']['input']>;
  /** Owned by husband and wife together. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One attempt at the answer. */
export type ConsultAttempt = {
  __typename?: 'ConsultAttempt';
  /** Names of the documents that it was written from, best first. */
  documents: Array<Scalars['String']['output']>;
  /** From 0. */
  iteration: Scalars['Int']['output'];
  /** Null where nothing was judged. */
  judgement?: Maybe<ConsultJudgement>;
  /** What was looked up. */
  query: Scalars['String']['output'];
  /** Citations of documents that had not been found; they were taken out of the text, and the answer says so. */
  removedCitations: Scalars['Int']['output'];
  /** The query of the next attempt; null after the last. */
  rewrittenQuery?: Maybe<Scalars['String']['output']>;
  /** 0 to 1, the weighted judgement; null where nothing was judged. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Why it is the last; null where another one followed. */
  stopReason?: Maybe<ConsultStopReason>;
};

/** What was made of earlier answers. */
export type ConsultCache = {
  __typename?: 'ConsultCache';
  /** Seconds since the answer was made; null without a hit. */
  ageSeconds?: Maybe<Scalars['Float']['output']>;
  /** Why earlier answers were not looked at; null where they were. */
  bypass?: Maybe<CacheBypass>;
  /** The answer is an earlier one in slightly other words. */
  hit: Scalars['Boolean']['output'];
  /** Cosine similarity of the nearest earlier question of the same scope; null without one. */
  similarity?: Maybe<Scalars['Float']['output']>;
};

/** How a CONSULT or DIRECT run uses its models and sources. */
export type ConsultConfigInput = {
  /** Cosine similarity from which an earlier question counts as the same, 0.5 to 1; 0.85 when omitted. */
  cacheThreshold?: InputMaybe<Scalars['Float']['input']>;
  /** What earlier questions are compared with; another name than the server knows, or none: its default. */
  embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Of the answer, 64 to 4000; 1500 when omitted. */
  maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** One of the models that the server offers; another name, or none: its default. */
  modelName?: InputMaybe<Scalars['String']['input']>;
  /** Documents for a moderate question, 1 to 24; simple ones get 3/8 of it, complex ones 15/8. 8 when omitted. */
  retrievalK?: InputMaybe<Scalars['Int']['input']>;
  /** Of the answer, 0 to 2; 0.7 when omitted. Rules have none. */
  temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Tokens of everything that the answer is made from and of the answer, 1000 to 32000; 12800 when omitted. */
  tokenBudget?: InputMaybe<Scalars['Int']['input']>;
};

/** What a CONSULT run does and leaves out. */
export type ConsultFlagsInput = {
  /** Let the complexity of the question decide how many documents are looked up; otherwise it is always `retrievalK`. true when omitted. */
  activeRetrievalEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Give an answer again that was given before, and keep this one; false neither reads nor writes. true when omitted. */
  cacheEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shorten documents that do not fit to their key sentences before whole ones are left out. true when omitted. */
  contextCompressionEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Give the next try a new query; otherwise the same one looks further down. true when omitted. */
  dynamicQueryRewrite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Let the model judge the answer; otherwise rules do. true when omitted. */
  llmBasedQualityCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** Attempts after the first, 0 to 5; 2 when omitted. */
  maxRefineIterations?: InputMaybe<Scalars['Int']['input']>;
  /** Judge the answer at all. Without it there is one attempt. true when omitted. */
  qualityCheckEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Score from which an answer is good enough, 0 to 1; 0.5 when omitted. */
  qualityThreshold?: InputMaybe<Scalars['Float']['input']>;
  /** Try a weak answer again with another query. true when omitted. */
  selfRefineEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was thought of an attempt. */
export type ConsultJudgement = {
  __typename?: 'ConsultJudgement';
  /** 0 to 1: the sources are about what was asked. Counts 0.2. */
  accuracy: Scalars['Float']['output'];
  /** 0 to 1: all that was asked is answered. Counts 0.4. */
  completeness: Scalars['Float']['output'];
  /** 0 to 1: what it says stands in its sources. Counts 0.4. */
  grounding: Scalars['Float']['output'];
  /** How to better it. */
  improvementSuggestions: Array<Scalars['String']['output']>;
  /** What the answer lacks. */
  missingInfo: Array<Scalars['String']['output']>;
  /** What could harm whoever relies on it. */
  safetyConcerns: Array<Scalars['String']['output']>;
};

/** How a CONSULT or DIRECT run came to its answer. */
export type ConsultRun = {
  __typename?: 'ConsultRun';
  /** In order; none for DIRECT and for an earlier answer. */
  attempts: Array<ConsultAttempt>;
  /** Earlier answers. */
  cache: ConsultCache;
  /** Which attempt is the answer: the best, not the last. Null where nothing was found to answer from. */
  chosenIteration?: Maybe<Scalars['Int']['output']>;
  /** How much the question was found to ask; null for DIRECT and for an earlier answer. */
  complexity?: Maybe<QueryComplexity>;
  /** From the first node to the answer. */
  engineMilliseconds: Scalars['Float']['output'];
  /** Documents that were to be found; null where nothing was looked up. */
  retrievalK?: Maybe<Scalars['Int']['output']>;
  /** The settings that it ran with: `featureFlags` and `agentConfig`, defaults included. */
  settings: Scalars['JSON']['output'];
  /** Circumstances, the newest last. */
  slots: Array<ConsultSlot>;
  /** Of the last attempt; null where nothing was written. */
  tokenPlan?: Maybe<TokenPlan>;
};

/** Settings of one CONSULT or DIRECT run; whatever is left out has its default. */
export type ConsultSettingsInput = {
  /** Every one as its field says when omitted. */
  agentConfig?: InputMaybe<ConsultConfigInput>;
  /** Every one as its field says when omitted. */
  featureFlags?: InputMaybe<ConsultFlagsInput>;
};

/** A circumstance of the person that the answer takes into account. */
export type ConsultSlot = {
  __typename?: 'ConsultSlot';
  /** Id of the ChatMessage that said it; null for this question, and where it is gone. */
  message?: Maybe<Scalars['ID']['output']>;
  /** Where it became known. */
  origin: SlotOrigin;
  /** `household`, `region`, `budget`, `property`, `contract` or `finance`. */
  slot: Scalars['String']['output'];
  /** What was understood. */
  value: Scalars['String']['output'];
};

/** Why no further attempt was made. */
export type ConsultStopReason =
  /** The settings say that nothing is judged. */
  | 'CHECK_DISABLED'
  /** The score reached the threshold. */
  | 'GOOD_ENOUGH'
  /** As many as the settings allow. */
  | 'MAX_ITERATIONS'
  /** Nothing was found to answer from. */
  | 'NOTHING_FOUND'
  /** A question about something else. */
  | 'NOT_NEEDED'
  /** What governs the question is not among what is held. */
  | 'OUT_OF_SCOPE'
  /** The settings say so. */
  | 'REFINE_DISABLED'
  /** The new query found documents that had been answered from already. */
  | 'SAME_DOCUMENTS'
  /** The last attempt was no better than an earlier one. */
  | 'STAGNATION';

/** A home that stands in no listing, typed in. Kept sealed, like the parties. */
export type ContractHomeInput = {
  /** Where it stands; 1 to 200 characters. */
  address: Scalars['String']['input'];
  /** Exclusive area in ㎡, at most 10000. */
  exclusiveArea?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the building, 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What kind of home it is. */
  propertyType?: InputMaybe<PropertyType>;
  /** 동·층·호, 1 to 50 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** Who concludes the contract, and on which terms. For a sale `lessor` sells, `lessee` buys, `deposit` is the down payment (계약금), `startDate` the day of the contract and `endDate` that of the balance. */
export type ContractPartiesInput = {
  /** Deposit in 만원; as the home is listed when omitted (`ContractPartiesRequest.terms`). Needed for a sale and without a listing. */
  deposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** Last day of the lease, after `startDate`. */
  endDate: Scalars['Date']['input'];
  /** Where no listing was chosen; the document leaves room for it when omitted. */
  home?: InputMaybe<ContractHomeInput>;
  /** Who rents (임차인). */
  lessee: PartyInput;
  /** Who lets (임대인). */
  lessor: PartyInput;
  /** Monthly rent in 만원; as listed when omitted, 0 or omitted for jeonse. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** Price of a sale in 만원; as listed when omitted. */
  price?: InputMaybe<Scalars['Manwon']['input']>;
  /** Special terms (특약), one an item, at most 50. */
  specialTerms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First day of the lease. */
  startDate: Scalars['Date']['input'];
};

/** A contract needs its parties and terms. */
export type ContractPartiesRequest = InputRequest & {
  __typename?: 'ContractPartiesRequest';
  /** Which contract. */
  documentType: Scalars['String']['output'];
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
  /** What the contract needs, by name; amounts that `terms` has may be left out. */
  requiredFields: Array<Scalars['String']['output']>;
  /** What the home is listed for: amounts that the answer leaves out are as here, and what differs is asked back once. Null without a listing. */
  terms?: Maybe<OfferedTerms>;
};

/** What a contract can do to a tenant or buyer. */
export type ContractRiskType =
  /** The deposit is returned only when a next tenant comes, later than at the end, or less deductions other than unpaid rent, fees and proven damage. */
  | 'DEPOSIT_RETURN_CONDITIONAL'
  /** Entry, key or inspection without consent. */
  | 'ENTRY_WITHOUT_CONSENT'
  /** Amounts, the property, or the parties are missing or contradict each other; whole contracts only, an excerpt of special terms is not missing what it leaves to the main contract. */
  | 'ESSENTIALS_MISSING'
  /** Rent or deposit may rise by more than the statutory cap, or at will. */
  | 'EXCESSIVE_INCREASE'
  /** Penalties or forfeited deposits out of proportion. */
  | 'EXCESSIVE_PENALTY'
  /** Restoration beyond ordinary wear, or a fixed exit charge. */
  | 'EXCESSIVE_RESTORATION'
  /** The signing lessor is not the registered owner and shows no authority: also a co-owner without a majority, a buyer before transfer, a sublessor without consent. A trustor signing alone is TRUST_PROPERTY only. */
  | 'OWNER_MISMATCH'
  /** Moving-in report, fixed date, leasehold registration or guarantee insurance is forbidden or hindered. */
  | 'REGISTRATION_FORBIDDEN'
  /** The tenant gives up the right to renewal or to tacit renewal. */
  | 'RENEWAL_WAIVER'
  /** Repairs that are the lessor’s are put on the tenant. */
  | 'REPAIR_BURDEN'
  /** New debt may be put on the property after signing, or existing debt or other tenants’ deposits are withheld. Debt that is disclosed, or cleared at the balance, is no risk. */
  | 'SENIOR_DEBT'
  /** The tenant waives statutory protection in general or a statutory right that has no type of its own, the contract prevails over the statute, or is declared to be outside the Act. */
  | 'STATUTORY_WAIVER'
  /** Unpaid taxes are not disclosed, or asking is forbidden (homes). */
  | 'TAX_ARREARS'
  /** The term is missing, contradictory, or binds only the tenant. */
  | 'TERM_DEFECT'
  /** Money goes to an account that is not the lessor’s, unless a trustee’s or escrow. */
  | 'THIRD_PARTY_ACCOUNT'
  /** Trust property, leased without the trustee. */
  | 'TRUST_PROPERTY'
  /** Maintenance fee of unclear amount or content, or as billed by the lessor; itemised bills of a management office are no risk. */
  | 'UNCLEAR_MAINTENANCE_FEE'
  /** The lessor may end the lease at will, without the statutory notice, or for a lesser default than the statute allows (two periods of rent for a home, three for a shop). */
  | 'UNILATERAL_TERMINATION';

/** Terms as they are to be; what is omitted stays. The parties stay in any case. */
export type ContractTermsInput = {
  /** In 만원; of a sale the down payment. */
  deposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** Last day of a lease; of a sale that of the balance. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only where the contract is about no listing. */
  home?: InputMaybe<ContractHomeInput>;
  /** In 만원; 0: none. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** Of a sale, in 만원. */
  price?: InputMaybe<Scalars['Manwon']['input']>;
  /** Those that change, at most 50. */
  specialTerms?: InputMaybe<Array<SpecialTermInput>>;
  /** First day of a lease; of a sale the day of the contract. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The webhook with its secret, or why there is none. */
export type CreateWebhookResult = InvalidInputError | WebhookWithSecret;

/** What was done with what did not fit. */
export type CutReason =
  /** Altogether. */
  | 'LEFT_OUT'
  /** To its key sentences, or to what fits. */
  | 'SHORTENED';

/** What is known of the case. */
export type DealPaymentsInput = {
  /** The price of a sale, or the deposit of a lease, 만원. */
  amount: Scalars['Manwon']['input'];
  /** What is agreed to be paid at signing, 만원, in place of a share. */
  down?: InputMaybe<Scalars['Manwon']['input']>;
  /** Percent that is paid at signing; left out: 10, as custom has it. */
  share?: InputMaybe<Scalars['Float']['input']>;
};

/** An account that is gone, with everything in it. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The former id of its user. */
  deletedUserId: Scalars['ID']['output'];
};

/** Something that was learned, and is forgotten. */
export type DeletePreferencePayload = {
  __typename?: 'DeletePreferencePayload';
  /** Its former id. */
  deletedPreferenceId: Scalars['ID']['output'];
};

/** A browser that is told no more. */
export type DeletePushSubscriptionPayload = {
  __typename?: 'DeletePushSubscriptionPayload';
  /** The former id of its subscription. */
  deletedPushSubscriptionId: Scalars['ID']['output'];
  /** Whose it was. */
  viewer: User;
};

/** A saved search that is gone. */
export type DeleteSavedSearchPayload = {
  __typename?: 'DeleteSavedSearchPayload';
  /** Its former id. */
  deletedSavedSearchId: Scalars['ID']['output'];
  /** Whose it was, with the searches that are left. */
  viewer: User;
};

/** A session that is gone. */
export type DeleteSessionPayload = {
  __typename?: 'DeleteSessionPayload';
  /** Its former id. */
  deletedSessionId: Scalars['ID']['output'];
};

/** A webhook that is gone. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Its former id. */
  deletedWebhookId: Scalars['ID']['output'];
  /** Whose it was. */
  viewer: User;
};

/** What is known of the case. */
export type DepositConversionInput = {
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** The deposit until now, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** The rent until now, 만원. */
  monthlyRent: Scalars['Manwon']['input'];
  /** The deposit asked for; the whole rent becomes deposit when omitted. */
  newDeposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** Percent a year that both sides agree on; the cap on the other direction when omitted. */
  rate?: InputMaybe<Scalars['Float']['input']>;
};

/** Where the main rooms look. */
export type Direction =
  /** 동향. */
  | 'EAST'
  /** 북향. */
  | 'NORTH'
  /** 북동향. */
  | 'NORTHEAST'
  /** 북서향. */
  | 'NORTHWEST'
  /** 남향. */
  | 'SOUTH'
  /** 남동향. */
  | 'SOUTHEAST'
  /** 남서향. */
  | 'SOUTHWEST'
  /** 서향. */
  | 'WEST';

/** What is known of the case. */
export type DistributionInput = {
  /** When the auction was entered; today when omitted. Decides nothing but the last day for small deposits. */
  auctionOn?: InputMaybe<Scalars['Date']['input']>;
  /** What the auction costs, which is paid first; none when omitted. */
  cost?: InputMaybe<Scalars['Manwon']['input']>;
  /** Debts in the register. */
  mortgages: Array<DistributionMortgagesInput>;
  /** What the auction brought. */
  price: Scalars['Manwon']['input'];
  /** Taxes on the home itself (당해세). */
  propertyTax?: InputMaybe<Scalars['Manwon']['input']>;
  /** Decides the small deposits; the least of them, and told, when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Other taxes by their 법정기일. */
  taxes?: InputMaybe<Array<DistributionTaxesInput>>;
  /** Who lives there. */
  tenants: Array<DistributionTenantsInput>;
  /** Of whoever has neither mortgage nor date. */
  unsecured?: InputMaybe<Scalars['Manwon']['input']>;
  /** Wages of three months, severance of three years. */
  wages?: InputMaybe<Scalars['Manwon']['input']>;
};

/** One of them. */
export type DistributionMortgagesInput = {
  /** What is owed, 만원. */
  amount: Scalars['Manwon']['input'];
  /** Words of whoever asks; told back as they are. */
  name: Scalars['String']['input'];
  /** Not said when omitted: it is earlier or later than the tenants. */
  on?: InputMaybe<Scalars['Date']['input']>;
};

/** One of them. */
export type DistributionTaxesInput = {
  /** What is owed, 만원. */
  amount: Scalars['Manwon']['input'];
  /** Words of whoever asks; told back as they are. */
  name: Scalars['String']['input'];
  /** Entered in the register, or the 법정기일 of a tax. */
  on: Scalars['Date']['input'];
};

/** One of them. */
export type DistributionTenantsInput = {
  /** Asked for a share in time; taken to be so when omitted, and told. */
  claimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The deposit, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Null: none; omitted: not said. */
  fixedOn?: InputMaybe<Scalars['Date']['input']>;
  /** There is a 확정일자, of whatever day; not said when omitted. */
  isFixed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Moved in and registered there: both. Null: never; omitted: not said. */
  movedInOn?: InputMaybe<Scalars['Date']['input']>;
  /** Told back as it is. */
  name: Scalars['String']['input'];
};

/** What becomes of a contract that was written and reviewed. */
export type DocumentDecision =
  /** It stands as it is, or with the `suggestions` that are named; the run ends. */
  | 'ACCEPT'
  /** A new version is written with the `suggestions` and `terms` that are named, reviewed, and asked about. */
  | 'EDIT'
  /** Every version is deleted; the run ends without a document. */
  | 'REJECT';

/** What becomes of a contract that was written. */
export type DocumentDecisionInput = {
  /** The decision. */
  decision: DocumentDecision;
  /** For ACCEPT and EDIT: ids of suggestions of the request, whose wording is taken over. */
  suggestions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For EDIT. */
  terms?: InputMaybe<ContractTermsInput>;
};

/** A contract was written and reviewed: it stands, is changed, or is thrown away. */
export type DocumentDecisionRequest = InputRequest & {
  __typename?: 'DocumentDecisionRequest';
  /** The version to decide on, with its review; null where it is gone. */
  document?: Maybe<GeneratedDocument>;
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
  /** What can be taken over. */
  termSuggestions: Array<TermSuggestion>;
  /** Which version it is, from 1. */
  version: Scalars['Int']['output'];
  /** What stands in it. */
  writtenTerms: WrittenTerms;
};

/** The contract that a step wrote. */
export type DocumentOutput = {
  __typename?: 'DocumentOutput';
  /** The contract itself; null where it was deleted. */
  document?: Maybe<GeneratedDocument>;
  /** `lease_contract` or `sales_contract`; null where none was written. */
  documentType?: Maybe<Scalars['String']['output']>;
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
  /** “주택임대차계약서”; null where none was written. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What contract analysis found in a document. */
export type DocumentReview = {
  __typename?: 'DocumentReview';
  /** Every rule that was checked, kept or not. */
  complianceCheck: Array<ComplianceCheck>;
  /** What to change, to know and still to write before signing. */
  recommendations: Array<Scalars['String']['output']>;
  /** The highest severity found; LOW where nothing was. */
  riskLevel: RiskLevel;
  /** The clauses at fault. */
  risks: Array<DocumentRisk>;
};

/** A clause that is against the tenant or buyer. */
export type DocumentRisk = {
  __typename?: 'DocumentRisk';
  /** The clause’s own words, without personal data. */
  clause: Scalars['String']['output'];
  /** What the law says on it; null where no article is known or imported. */
  law?: Maybe<LegalArticle>;
  /** Why it is a risk. */
  reason: Scalars['String']['output'];
  /** How much is at stake. */
  severity: RiskLevel;
  /** A wording that would do. */
  suggestion?: Maybe<Scalars['String']['output']>;
  /** What kind of risk. */
  type: ContractRiskType;
};

/** What is known of the case. */
export type DownPaymentInput = {
  /** The 계약금 that was agreed on. */
  agreed?: InputMaybe<Scalars['Manwon']['input']>;
  /** Object, price and days of payment are settled; both results of a 가계약금 when omitted. */
  concluded?: InputMaybe<Scalars['Boolean']['input']>;
  /** What of it was paid; all when omitted. */
  paid?: InputMaybe<Scalars['Manwon']['input']>;
  /** An intermediate payment was made or taken. */
  performed?: InputMaybe<Scalars['Boolean']['input']>;
  /** A 가계약금 that was paid: whether there is a contract at all decides. */
  provisional?: InputMaybe<Scalars['Manwon']['input']>;
};

/** What is known of the case. */
export type DsrLimitsInput = {
  /** Income of a year, 만원. */
  annualIncome: Scalars['Manwon']['input'];
  /** Percent a year; without it no loan is worked out. */
  annualRate?: InputMaybe<Scalars['Float']['input']>;
  /** What is paid a year on other debts, 만원; nothing when omitted. */
  existing?: InputMaybe<Scalars['Manwon']['input']>;
  /** VARIABLE when omitted. */
  rateType?: InputMaybe<RateType>;
  /** 30 when omitted. */
  years?: InputMaybe<Scalars['Int']['input']>;
};

/** There is an account with this email already. */
export type EmailTakenError = Error & {
  __typename?: 'EmailTakenError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** What ended, or that the viewer has no such sign-in. */
export type EndSignInResult = NotFoundError | SignInsEnded;

/** An expected failure that the client can act on: ask for `... on Error { code message said }`. */
export type Error = {
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** What went wrong, for programs: `code` of an Error, `extensions.code` of a top-level error. There may be more some day. */
export type ErrorCode =
  /** A value does not fit its type. */
  | 'BAD_USER_INPUT'
  /** What came after the cursor is not kept any more: read again, and go on from there. */
  | 'CURSOR_EXPIRED'
  /** No document has this id: send its text, or build the client against this deployment. */
  | 'DOCUMENT_NOT_FOUND'
  /** This deployment answers the documents of known clients alone. */
  | 'DOCUMENT_NOT_TRUSTED'
  /** There is an account with this email already. */
  | 'EMAIL_TAKEN'
  /** The document is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Somebody answered before, or the request was withdrawn or has expired. */
  | 'INPUT_NO_LONGER_PENDING'
  /** A bug of ours; it has been logged. */
  | 'INTERNAL_SERVER_ERROR'
  /** What was shown as proof proves nothing. */
  | 'INVALID_CREDENTIALS'
  /** The input breaks a rule; `field`, `rule` and `limit` say which. */
  | 'INVALID_INPUT'
  /** The server has another name. */
  | 'MISDIRECTED_REQUEST'
  /** There is no such object, or it belongs to somebody else. */
  | 'NOT_FOUND'
  /** The operation asks for more than one may: ask for less, or for smaller pages. */
  | 'OPERATION_TOO_EXPENSIVE'
  /** What the account, or guests together, may use up is used up. */
  | 'QUOTA_EXCEEDED'
  /** The session has an active run. */
  | 'RUN_CONFLICT'
  /** A sign-in with a provider did not come to its end. */
  | 'SOCIAL_LOGIN_FAILED'
  /** Nothing was tried; `retryAfterSeconds` says when to try again. */
  | 'TOO_MANY_ATTEMPTS'
  /** Nothing was done; `retryAfterSeconds` says when to go on. */
  | 'TOO_MANY_REQUESTS'
  /** End one first. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** Nobody is signed in, or the token that was sent does not hold (any more). */
  | 'UNAUTHENTICATED'
  /** This deployment was not set up for it. */
  | 'UNAVAILABLE';

/** The teams begin. */
export type ExecutionStarted = RunEvent & {
  __typename?: 'ExecutionStarted';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
  /** Every step of the plan. */
  steps: Array<ExecutionStep>;
};

/** One visible piece of a run’s work. A snapshot: it has no id, because the same step is shown in several states, as it was planned, as it was at an event, and as it is now. */
export type ExecutionStep = {
  __typename?: 'ExecutionStep';
  /** Who does it: “search_team”. */
  agentName: Scalars['String']['output'];
  /** Null until it has ended, in whichever way. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `stepId`s that must end before it begins. */
  dependsOn: Array<Scalars['String']['output']>;
  /** What is being done, for the user to read. */
  description: Scalars['String']['output'];
  /** Why it FAILED or was SKIPPED; otherwise null. */
  error?: Maybe<Scalars['String']['output']>;
  /** What was found, as data. Null until COMPLETED, for steps that only read and write, and for steps of runs from before this was kept. */
  output?: Maybe<StepOutput>;
  /** 0 to 100; never goes back. */
  progressPercentage: Scalars['Int']['output'];
  /** Counts, names of sources and times, as the step’s team wrote them; what was found is `output`. Null until COMPLETED. */
  result?: Maybe<Scalars['JSON']['output']>;
  /** Null until it begins. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: StepStatus;
  /** Name of the step within its plan: “step_0”. */
  stepId: Scalars['String']['output'];
  /** What it does. */
  stepType: StepType;
  /** Short name of the work. */
  task: Scalars['String']['output'];
  /** Null for work of no team. */
  team?: Maybe<Team>;
};

/** How the steps of a plan run. */
export type ExecutionStrategy =
  /** All at once. */
  | 'PARALLEL'
  /** Groups in order, parallel inside a group. */
  | 'PIPELINE'
  /** One after another. */
  | 'SEQUENTIAL';

/** How many listings have one value. */
export type FacetCount = {
  __typename?: 'FacetCount';
  /** Listings. */
  count: Scalars['Int']['output'];
  /** The value as a filter takes it. */
  key: Scalars['String']['output'];
  /** The value in Korean. */
  label: Scalars['String']['output'];
};

/** A property was saved. */
export type FavoriteAdded = ViewerEvent & ViewerFavoriteEvent & {
  __typename?: 'FavoriteAdded';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The property as it stands when this is read, which may be further than the event; null where it is gone. */
  property?: Maybe<Property>;
  /** Id of the property. */
  propertyId: Scalars['ID']['output'];
};

/** A page of favourites. */
export type FavoriteConnection = {
  __typename?: 'FavoriteConnection';
  /** The page, in list order. */
  edges: Array<FavoriteEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
  /** All of them. */
  totalCount: Scalars['Int']['output'];
};

/** A favourite in a page, with what became of its price. */
export type FavoriteEdge = {
  __typename?: 'FavoriteEdge';
  /** The lowest asking price of the same kind now; null: nothing of the kind is offered. */
  currentPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Opaque place of this item in the list: pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** When it was saved. */
  favoritedAt: Scalars['DateTime']['output'];
  /** The property. */
  node: Property;
  /** The lowest asking price when it was saved; null: nothing was offered. */
  priceAtSave?: Maybe<Scalars['Manwon']['output']>;
  /** Change since it was saved, in 만원; negative when it became cheaper. Null where a price is. */
  priceChange?: Maybe<Scalars['Int']['output']>;
  /** The same in percent of the price at saving, to one decimal. */
  priceChangeRate?: Maybe<Scalars['Float']['output']>;
  /** What the prices are of: the lowest sale price asked, else the lowest jeonse deposit, else the lowest monthly rent. Null: nothing was offered when it was saved. */
  priceType?: Maybe<TransactionType>;
};

/** A property is no favourite any more, or is gone altogether. */
export type FavoriteRemoved = ViewerEvent & ViewerFavoriteEvent & {
  __typename?: 'FavoriteRemoved';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The property as it stands when this is read, which may be further than the event; null where it is gone. */
  property?: Maybe<Property>;
  /** Id of the property. */
  propertyId: Scalars['ID']['output'];
};

/** The property as it stands now, or that there is none. */
export type FavoriteResult = NotFoundError | Property;

/** One field that breaks a rule. */
export type FieldIssue = {
  __typename?: 'FieldIssue';
  /** Dotted path of the field: “contractParties.lessee.phone”. */
  field: Scalars['String']['output'];
  /** The bounds of that rule; null where it has none. */
  limit?: Maybe<FieldLimit>;
  /** The rule that it breaks, in English. */
  message: Scalars['String']['output'];
  /** Name of that rule, for programs: “PHONE”, “AFTER_START”; “INVALID” where it has none. */
  rule: Scalars['String']['output'];
  /** The rule for the user to read: in the language of the run that was answered, else in theirs. */
  said: Scalars['String']['output'];
};

/** How far a rule lets a value, a length or a number of items go. */
export type FieldLimit = {
  __typename?: 'FieldLimit';
  /** At most; null: no bound. */
  max?: Maybe<Scalars['Float']['output']>;
  /** At least; null: no bound. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** Calculations of a step, each with all that is needed to repeat it. */
export type FiguresOutput = {
  __typename?: 'FiguresOutput';
  /** In the order in which an answer tells them; of several homes the riskiest first. */
  calculations: Array<CalculationSource>;
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
};

/** Inclusive bounds. */
export type FloatBounds = {
  __typename?: 'FloatBounds';
  /** Null: open. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Null: open. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A closed interval. */
export type FloatRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Lower bound, inclusive; open when omitted. */
  min?: InputMaybe<Scalars['Float']['input']>;
};

/** Part of a building that a home lies in. */
export type FloorLevel =
  /** 고층: the upper third, the top floor included. */
  | 'HIGH'
  /** 저층: the lower third of the floors. */
  | 'LOW'
  /** 중층: the middle third. */
  | 'MIDDLE'
  /** 탑층: the top floor. */
  | 'TOP';

/** The new run, or why there is none. */
export type ForkRunResult = InvalidInputError | NotFoundError | QuotaExceededError | Run | RunConflictError;

/** When a field is asked. */
export type FormCondition = {
  __typename?: 'FormCondition';
  /** Another field of the same form. */
  path: Scalars['String']['output'];
  /** It has one of these values. */
  values: Array<Scalars['String']['output']>;
};

/** One thing that a form asks for. */
export type FormField = {
  __typename?: 'FormField';
  /** What is known already, as `type` has it: of an amount the number of 만원, of a choice its value. Null: nothing. */
  default?: Maybe<Scalars['JSON']['output']>;
  /** What was wrong with what was given; null where nothing was, or nothing was given yet. */
  error?: Maybe<Scalars['String']['output']>;
  /** What to know to fill it in; null: nothing. */
  help?: Maybe<Scalars['String']['output']>;
  /** How it is called. */
  label: Scalars['String']['output'];
  /** How many characters at most, of each text; null where something else bounds it. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** What can be chosen, of CHOICE and CHOICES; of a text what would do. Listings that were taken off meanwhile are left out. */
  options: Array<FormOption>;
  /** Where the answer belongs in `InputResponse`, dotted: “contractParties.lessor.phone”. */
  path: Scalars['String']['output'];
  /** Whether it has to be given, where it is asked. */
  required: Scalars['Boolean']['output'];
  /** What is put into it. */
  type: FormFieldType;
  /** Asked, and given, only then; null: always. */
  when?: Maybe<FormCondition>;
};

/** What is put into a field of a form. */
export type FormFieldType =
  /** An area in ㎡, a number. */
  | 'AREA'
  /** The `value` of one of the options. */
  | 'CHOICE'
  /** A list of values of the options. */
  | 'CHOICES'
  /** A day, YYYY-MM-DD. */
  | 'DATE'
  /** Text of any number of lines. */
  | 'LONG_TEXT'
  /** An amount in 만원, a whole number. */
  | 'MANWON'
  /** A Korean phone number. */
  | 'PHONE'
  /** A list of PlanStepInput; the default has the steps as they are. */
  | 'PLAN_STEPS'
  /** A resident registration number, six digits, hyphen, seven digits: not to be shown or kept. */
  | 'RESIDENT_NUMBER'
  /** A list of SpecialTermInput. */
  | 'TERM_CHANGES'
  /** A line of text. */
  | 'TEXT'
  /** A list of lines. */
  | 'TEXTS';

/** One of the answers to choose from. */
export type FormOption = {
  __typename?: 'FormOption';
  /** How it is called. */
  label: Scalars['String']['output'];
  /** The listing, where it is one. */
  offer?: Maybe<PropertySearchResult>;
  /** What is given as the answer. */
  value: Scalars['String']['output'];
};

/** What is known of the case. */
export type FraudMinimumInput = {
  /** Aid that was given already. */
  aid?: InputMaybe<Scalars['Manwon']['input']>;
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The deposit, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** What came back, 만원. */
  recovered: Scalars['Manwon']['input'];
};

/** What is known of the case. */
export type GapInvestmentInput = {
  /** The deposit of the tenant in it, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Price of the home, 만원. */
  price: Scalars['Manwon']['input'];
};

/** Gender, as the user chose to say. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither, or rather not in these terms. */
  | 'OTHER';

/** A contract that a run wrote. Only its owner can read it; it is the one place where personal data stand in clear. */
export type GeneratedDocument = Node & {
  __typename?: 'GeneratedDocument';
  /** When its owner took it as it is; null for a version that was changed, or is not decided on. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** `lease_contract` or `sales_contract`. */
  documentType: Scalars['String']['output'];
  /** Where the document can be fetched as a Word file, without a header, by whoever holds this link: it ends after ten minutes or with the sign-in that read it, and reading the field again gives a new one. */
  docxUrl: Scalars['String']['output'];
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** The whole document as GitHub-flavoured Markdown, personal data included. */
  markdown: Scalars['String']['output'];
  /** What contract analysis found in it; null where it was not reviewed. */
  review?: Maybe<DocumentReview>;
  /** “주택임대차계약서”. */
  title: Scalars['String']['output'];
  /** From 1; every change of it makes another version. */
  version: Scalars['Int']['output'];
  /** Every version of it, the last first; this one is among them. */
  versions: Array<GeneratedDocument>;
};

/** A page of documents. */
export type GeneratedDocumentConnection = {
  __typename?: 'GeneratedDocumentConnection';
  /** The page, in list order. */
  edges: Array<GeneratedDocumentEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** A document in a page. */
export type GeneratedDocumentEdge = {
  __typename?: 'GeneratedDocumentEdge';
  /** Opaque place of this item in the list: pass it as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: GeneratedDocument;
};

/** A gift. */
export type GiftTaxInput = {
  /** What of the deduction gifts of others of the same group (a grandparent beside a parent) took within ten years, 만원: it is shared, they are not added. */
  allowanceUsed?: InputMaybe<Scalars['Manwon']['input']>;
  /** Value of what is given, 만원. */
  amount: Scalars['Manwon']['input'];
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Debt that is taken over and proven, 만원. */
  debt?: InputMaybe<Scalars['Manwon']['input']>;
  /** From the same giver (parents count as one) within ten years, 만원. */
  earlierGifts?: InputMaybe<Scalars['Manwon']['input']>;
  /** Filed in time; yes when omitted. */
  filedInTime?: InputMaybe<Scalars['Boolean']['input']>;
  /** Interest that is paid for what is lent, percent a year; none when omitted. */
  interest?: InputMaybe<Scalars['Float']['input']>;
  /** It is lent and paid back: only the interest that is saved may be a gift; given when omitted. */
  lent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Within two years of a marriage or after a birth. */
  marriageOrBirth?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one who receives it is under 19. */
  minor?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is paid for it, 만원: sold to kin below its value only what the difference exceeds a least sum by is given; nothing when omitted. */
  paid?: InputMaybe<Scalars['Manwon']['input']>;
  /** Who gives, to whoever receives; all results when omitted. */
  relation?: InputMaybe<Relation>;
};

/** What is known of the case. */
export type GuaranteeFeeInput = {
  /** Whether the home is an apartment; both results when omitted. Without effect beside `rate`. */
  apartment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The deposit that is guaranteed, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Price of the home, 만원, for its debt ratio; the lowest and the highest rate when omitted. */
  price?: InputMaybe<Scalars['Manwon']['input']>;
  /** Percent a year, as the guarantor says; by the table of HUG when omitted. */
  rate?: InputMaybe<Scalars['Float']['input']>;
  /** Debt that ranks first, 만원; none when omitted. */
  seniorDebt?: InputMaybe<Scalars['Manwon']['input']>;
  /** For how long. */
  years: Scalars['Float']['input'];
};

/** What is known of the case. */
export type GuaranteeLimitInput = {
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** 공시가격 of a home that has no market price. */
  officialPrice: Scalars['Manwon']['input'];
  /** 법정동코드 of a 시군구 or dong. Both results when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Debt that ranks first; none when omitted. */
  seniorDebt?: InputMaybe<Scalars['Manwon']['input']>;
};

/** The lease of a home, and what is asked for. */
export type HomeRaiseInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** The deposit until now. */
  currentDeposit: Scalars['Manwon']['input'];
  /** The rent until now; 0 when omitted. */
  currentMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The deposit asked for. */
  newDeposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** The rent asked for. */
  newMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** By what it goes on; both results of a renewal when omitted. */
  regime?: InputMaybe<Renewal>;
};

/** What was paid in a year. */
export type HousingDeductionInput = {
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Which deduction from income. */
  deduction: HousingDeductionKind;
  /** 기준시가 at the purchase, 만원. */
  officialPrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** Repaid, paid as interest, or paid in within the year, 만원. */
  paid: Scalars['Manwon']['input'];
  /** 총급여 of the year, 만원. */
  salary?: InputMaybe<Scalars['Manwon']['input']>;
  /** Of a mortgage: how it is repaid. */
  terms?: InputMaybe<MortgageTerms>;
};

/** A deduction from income. */
export type HousingDeductionKind =
  /** 주택임차차입금 원리금. */
  | 'LEASE_LOAN'
  /** 장기주택저당차입금 이자. */
  | 'MORTGAGE_INTEREST'
  /** 주택청약종합저축. */
  | 'SAVINGS';

/** An estate. */
export type InheritanceTaxInput = {
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Children who inherit. */
  children?: InputMaybe<Scalars['Int']['input']>;
  /** Debts of the deceased, 만원. */
  debts?: InputMaybe<Scalars['Manwon']['input']>;
  /** Gifts to heirs within ten years, to others within five, 만원. */
  earlierGifts?: InputMaybe<Scalars['Manwon']['input']>;
  /** Everything that is left behind, before debts and funeral costs unless `net`, 만원. */
  estate: Scalars['Manwon']['input'];
  /** Filed in time; yes when omitted. */
  filedInTime?: InputMaybe<Scalars['Boolean']['input']>;
  /** 장례비, 만원; a least sum counts without proof. */
  funeral?: InputMaybe<Scalars['Manwon']['input']>;
  /** Debts and funeral costs are taken off already; when omitted, funeral costs of at least the least sum are. */
  net?: InputMaybe<Scalars['Boolean']['input']>;
  /** The spouse of the deceased is alive; both results when omitted. */
  spouse?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the spouse receives, 만원; up to the least deduction makes no difference. */
  spouseReceives?: InputMaybe<Scalars['Manwon']['input']>;
};

/** Somebody answered before, or the request was withdrawn or has expired. Nothing was changed. */
export type InputNoLongerPendingError = Error & {
  __typename?: 'InputNoLongerPendingError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** The run as it stands now. */
  run: Run;
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** The user answered, and the run goes on. */
export type InputReceived = RunEvent & {
  __typename?: 'InputReceived';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** Which request was answered. */
  requestId: Scalars['ID']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
  /** The answer in short, personal data masked. */
  summary: Scalars['String']['output'];
};

/** What a waiting run asks of its user. One answer wins; the kind says which. */
export type InputRequest = {
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
};

/** The run waits for its user. */
export type InputRequested = RunEvent & {
  __typename?: 'InputRequested';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** What it asks. */
  request: InputRequest;
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** Exactly one field is set: the one that fits the pending request. */
export type InputResponse =
  /** Answers a ClarificationRequest; 1 to 2000 characters. */
  { clarification: Scalars['String']['input']; contractParties?: never; documentDecision?: never; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  /** Answers a ContractPartiesRequest. */
  { clarification?: never; contractParties: ContractPartiesInput; documentDecision?: never; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  /** Answers a DocumentDecisionRequest. */
  { clarification?: never; contractParties?: never; documentDecision: DocumentDecisionInput; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  /** True answers a PropertySelectionRequest too: the contract is about none of these, but about a home whose address is typed in. */
  { clarification?: never; contractParties?: never; documentDecision?: never; ownHome: Scalars['Boolean']['input']; planApproval?: never; propertySelection?: never; }
  |  /** Answers a PlanApprovalRequest. */
  { clarification?: never; contractParties?: never; documentDecision?: never; ownHome?: never; planApproval: PlanApprovalInput; propertySelection?: never; }
  |  /** Answers a PropertySelectionRequest: id of one of its Properties. */
  { clarification?: never; contractParties?: never; documentDecision?: never; ownHome?: never; planApproval?: never; propertySelection: Scalars['ID']['input']; };

/** Inclusive bounds, whole numbers. */
export type IntBounds = {
  __typename?: 'IntBounds';
  /** Null: open. */
  max?: Maybe<Scalars['Int']['output']>;
  /** Null: open. */
  min?: Maybe<Scalars['Int']['output']>;
};

/** A closed interval of whole numbers. */
export type IntRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** Lower bound, inclusive; open when omitted. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** Things of one kind that a question names. */
export type IntentEntity = {
  __typename?: 'IntentEntity';
  /** region, propertyType, transactionType, amount … */
  kind: Scalars['String']['output'];
  /** As they were written, or in their canonical form. */
  values: Array<Scalars['String']['output']>;
};

/** What a question asks for. */
export type IntentType =
  /** 종합분석: several of these at once. */
  | 'COMPREHENSIVE'
  /** 계약서작성: a contract to be written. */
  | 'CONTRACT_CREATION'
  /** 계약서검토: a contract to be checked. */
  | 'CONTRACT_REVIEW'
  /** 무관: has nothing to do with real estate. */
  | 'IRRELEVANT'
  /** 법률상담: what the law says. */
  | 'LEGAL_CONSULT'
  /** 대출상담: loan products and limits. */
  | 'LOAN_CONSULT'
  /** 시세조회: prices and trends of an area. */
  | 'MARKET_INQUIRY'
  /** 매물검색: listings that meet conditions. */
  | 'PROPERTY_SEARCH'
  /** 리스크분석: how risky a deal is. */
  | 'RISK_ANALYSIS'
  /** 불명확: cannot be told without asking back. */
  | 'UNCLEAR';

/** What was shown as proof proves nothing. Why is not told. */
export type InvalidCredentialsError = Error & {
  __typename?: 'InvalidCredentialsError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** The input breaks a rule. Nothing was changed. */
export type InvalidInputError = Error & {
  __typename?: 'InvalidInputError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** Name of the input field at fault, the first of several; null where it is not a field. */
  field?: Maybe<Scalars['String']['output']>;
  /** What the run asks for again (`InputRequest.form`), with what is wrong at each field; null where nothing was answered. */
  form?: Maybe<Array<FormField>>;
  /** Every field at fault; empty where it is not a field. */
  issues: Array<FieldIssue>;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** What is known of the case. */
export type JeonseLoanLimitInput = {
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The deposit, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Homes that the tenant owns; every result when omitted. */
  ownedHomes?: InputMaybe<Scalars['Int']['input']>;
  /** Decides the highest deposit, and what an owner gets; both results when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** What is known of the case. */
export type JeonseReachInput = {
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Own money, 만원. */
  ownMoney: Scalars['Manwon']['input'];
  /** Homes that the tenant owns; none when omitted. */
  ownedHomes?: InputMaybe<Scalars['Int']['input']>;
  /** Decides up to which deposit anything is lent; both results when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** What is known of the case. */
export type JeonseRecallInput = {
  /** Of the home that is bought, 만원. */
  price: Scalars['Manwon']['input'];
  /** An apartment when omitted. */
  propertyType?: InputMaybe<PropertyType>;
  /** Both results when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
  /** It lies in a regulated area, where no region is given. */
  regulated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How safe a jeonse deposit is. */
export type JeonseRisk = {
  __typename?: 'JeonseRisk';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** (Senior debt + deposit) ÷ price, percent. */
  debtRatio: Scalars['Float']['output'];
  /** Deposit, debt ratio and senior debt are within the limits of HUG’s 전세보증금반환보증; it has further conditions. */
  guaranteeEligible: Scalars['Boolean']['output'];
  /** Deposit ÷ price, percent. */
  jeonseRatio: Scalars['Float']['output'];
  /** LOW up to a debt ratio of 70%, MEDIUM up to 80%, HIGH above. */
  level: RiskLevel;
  /** What a small deposit gets back before every mortgage (최우선변제); 0 where the deposit is too large. */
  priorityRepayment: Scalars['Manwon']['output'];
  /** In plain Korean, one for each check that failed or nearly did. */
  reasons: Array<Scalars['String']['output']>;
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
};

/** A jeonse deposit on a home. */
export type JeonseRiskInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The jeonse deposit. */
  deposit: Scalars['Manwon']['input'];
  /** Day of the first mortgage on the home, which decides the priority repayment; `asOf` when omitted. */
  firstMortgageDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the home sells for; above 0. */
  marketPrice: Scalars['Manwon']['input'];
  /** 법정동코드 of a 시군구 or dong, 10 digits; the first 5 stand for a 시군구. Abolished codes count as their successors. */
  regionCode: Scalars['String']['input'];
  /** Mortgages and deposits that come before this one (선순위채권); 0 when omitted. */
  seniorDebt?: InputMaybe<Scalars['Manwon']['input']>;
};

/** What is known of the case. */
export type KeyMoneyDamagesInput = {
  /** What the new tenant was to pay. */
  agreed: Scalars['Manwon']['input'];
  /** What it was worth when the lease ended. */
  atEnd: Scalars['Manwon']['input'];
  /** The day on which the lease ended. */
  endedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Language of an answer. */
export type Language =
  /** English. */
  | 'EN'
  /** Korean. */
  | 'KO';

/** A deposit that comes back late. */
export type LateInterestInput = {
  /** So many days late, where no days of a calendar are known. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** What of it is late. */
  deposit: Scalars['Manwon']['input'];
  /** The home was handed over; both results when omitted. */
  handedOver?: InputMaybe<Scalars['Boolean']['input']>;
  /** The interest begins on the day after. */
  handedOverOn?: InputMaybe<Scalars['Date']['input']>;
  /** Those days are after the complaint was served. */
  served?: InputMaybe<Scalars['Boolean']['input']>;
  /** The complaint was served on this day. */
  servedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Paid on this day; today when omitted. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What comes out if a fact that was not given is so. */
export type LeaseAlternative = {
  __typename?: 'LeaseAlternative';
  /** The fact. Korean. */
  condition: Scalars['String']['output'];
  /** What comes out then. */
  figures: Array<LeaseFigure>;
};

/** A calculation of a lease: one result, or a result for each value of a fact that was not given. */
export type LeaseCalculation = {
  __typename?: 'LeaseCalculation';
  /** Every result that a fact which was not given leaves open. */
  alternatives: Array<LeaseAlternative>;
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** The result; empty where a fact that was not given decides. */
  figures: Array<LeaseFigure>;
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
};

/** What is known of the case. */
export type LeaseEndingInput = {
  /** The day on which the tenant’s notice arrived. */
  arrivedOn: Scalars['Date']['input'];
  /** The end that was agreed on. */
  endOn?: InputMaybe<Scalars['Date']['input']>;
  /** A home when omitted. */
  premises?: InputMaybe<Premises>;
  /** By what the lease goes on; both results when omitted. */
  regime?: InputMaybe<Renewal>;
};

/** One figure or finding of a calculation. */
export type LeaseFigure = {
  __typename?: 'LeaseFigure';
  /** Of a finding: whether it is so; null of a figure. */
  holds?: Maybe<Scalars['Boolean']['output']>;
  /** What it is: maximumMonthlyRent, interest, within …; of a list by the place in it: shares.0.paid. */
  name: Scalars['String']['output'];
  /** A day, or which of several it is; null of figures and findings. */
  says?: Maybe<Scalars['String']['output']>;
  /** In 만원, or percent where it is a rate; null where no limit holds, or it is a finding. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** An article of a law in force. */
export type LegalArticle = Node & {
  __typename?: 'LegalArticle';
  /** “제7조의2”. */
  articleNumber: Scalars['String']['output'];
  /** The whole article: the statute’s own text, or where `isDigest` the project’s short wording. */
  content: Scalars['String']['output'];
  /** From when it holds; null where the source does not say. */
  effectiveDate?: Maybe<Scalars['Date']['output']>;
  /** What it says, in English, in the project’s own words; null where there is none. */
  englishDigest?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** A digest in the project’s own words, not the statute’s text. */
  isDigest: Scalars['Boolean']['output'];
  /** Law and number in the language of who reads: “Housing Lease Protection Act, Article 7-2”; in Korean where the law has no English name here. English names are unofficial. */
  label: Scalars['String']['output'];
  /** Full name of the law. */
  lawName: Scalars['String']['output'];
  /** The law at its official publisher. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** Heading of the article. */
  title: Scalars['String']['output'];
  /** Heading in the language of who reads; in Korean where there is no English one. */
  titleLabel: Scalars['String']['output'];
};

/** A page of articles, best first. */
export type LegalSearchConnection = {
  __typename?: 'LegalSearchConnection';
  /** The page, in list order. */
  edges: Array<LegalSearchEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** An article in a page. */
export type LegalSearchEdge = {
  __typename?: 'LegalSearchEdge';
  /** Opaque place of this item in the list: pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The article. */
  node: LegalArticle;
  /** Higher is better; only comparable within one result. */
  score: Scalars['Float']['output'];
  /** The part that matched. */
  snippet: Scalars['String']['output'];
};

/** Where a home lies for lending. */
export type LendingZone =
  /** 수도권, not regulated. */
  | 'capital'
  /** 비수도권, not regulated. */
  | 'elsewhere'
  /** 규제지역. */
  | 'regulated';

/** Which limit of a loan is the lowest; of equal ones the first of these. */
export type LimitingFactor =
  /** The highest amount for a home of this price in 수도권 and regulated areas. */
  | 'ABSOLUTE_CAP'
  /** The share of the income that repayments may take (총부채원리금상환비율). */
  | 'DSR'
  /** The share of the price that may be lent (주택담보인정비율). */
  | 'LTV';

/** Homes that a step found. */
export type ListingsOutput = {
  __typename?: 'ListingsOutput';
  /** In the order in which they were found, as they are offered now; those that were taken off are left out. */
  listings: Array<PropertySearchResult>;
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
};

/** How much may be lent. */
export type LoanAffordability = {
  __typename?: 'LoanAffordability';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** Which limit that is. */
  limitingFactor: LimitingFactor;
  /** Share of the price that may be lent at most, percent. */
  ltv: Scalars['Float']['output'];
  /** The smallest of the limits, rounded down. */
  maximumLoan: Scalars['Manwon']['output'];
  /** Level payment (원리금균등) of `maximumLoan` at `annualRate`, 만원 a month. */
  monthlyPayment: Scalars['Float']['output'];
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
  /** Percent points on top of the rate, only to find the limit by income. */
  stressRate: Scalars['Float']['output'];
};

/** A loan from a bank to buy a home. */
export type LoanAffordabilityInput = {
  /** Income in a year. */
  annualIncome: Scalars['Manwon']['input'];
  /** Rate of the loan, percent a year, 0 to 100. */
  annualRate: Scalars['Float']['input'];
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Principal and interest of other loans in a year; 0 when omitted. */
  existingAnnualRepayment?: InputMaybe<Scalars['Manwon']['input']>;
  /** The first home of a lifetime (생애최초); false when omitted. */
  firstHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** Homes that the household owns, 0 to 1000. */
  ownedHomes: Scalars['Int']['input'];
  /** Price of the home; above 0. */
  price: Scalars['Manwon']['input'];
  /** 법정동코드 of a 시군구 or dong, 10 digits; the first 5 stand for a 시군구. Abolished codes count as their successors. */
  regionCode: Scalars['String']['input'];
  /** Term, 1 to 50; more than 30 count as 30 in 수도권 and regulated areas. */
  years: Scalars['Int']['input'];
};

/** What a loan is for. */
export type LoanCategory =
  /** 신용대출: unsecured. */
  | 'CREDIT'
  /** 전세자금대출: for a jeonse deposit. */
  | 'JEONSE'
  /** 주택담보대출: to buy a home. */
  | 'MORTGAGE'
  /** 정책대출: a public programme with conditions of its own. */
  | 'POLICY';

/** What is known of the case. */
export type LoanCeilingInput = {
  /** Nobody of the household ever owned one. */
  firstHome: Scalars['Boolean']['input'];
  /** Homes of the household. */
  ownedHomes: Scalars['Int']['input'];
  /** Price of the home, 만원. */
  price: Scalars['Manwon']['input'];
  /** 법정동코드 of a 시군구 or dong. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it lies for lending, where no region is given. */
  zone?: InputMaybe<LendingZone>;
};

/** Conditions on a loan product; all that are given must hold. */
export type LoanFilter = {
  /** What it is for. */
  category?: InputMaybe<LoanCategory>;
  /** Part of the lender’s name. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Percent a year, 0 to 100: products whose lowest rate is at most this. Unpublished rates do not match. */
  maxRate?: InputMaybe<Scalars['Float']['input']>;
  /** Part of the rate type: 고정, 변동 … */
  rateType?: InputMaybe<Scalars['String']['input']>;
};

/** A loan that a bank or a public programme offers. Rates are percent a year. */
export type LoanProduct = Node & {
  __typename?: 'LoanProduct';
  /** Average of what was lent in the last month; null, never 0, where nothing is published. */
  averageRate?: Maybe<Scalars['Float']['output']>;
  /** What it is for. */
  category: LoanCategory;
  /** Code at its company. */
  code: Scalars['String']['output'];
  /** Who lends. */
  company: Scalars['String']['output'];
  /** YYYYMM of the publication; null: not known. */
  disclosedMonth?: Maybe<Scalars['String']['output']>;
  /** Who may have it; null: not published. */
  eligibility?: Maybe<Scalars['String']['output']>;
  /** Who may have it, in the language of who reads; in the lender’s words where these are not known in it. */
  eligibilityLabel?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** An invented product of the demo data: nobody offers it. */
  isDemo: Scalars['Boolean']['output'];
  /** How much is lent, in the language of who reads; in the lender’s words where these are not known in it. */
  limitLabel?: Maybe<Scalars['String']['output']>;
  /** How much is lent, in the lender’s words. */
  limitText?: Maybe<Scalars['String']['output']>;
  /** Null, never 0, where nothing is published. */
  maxRate?: Maybe<Scalars['Float']['output']>;
  /** Null, never 0, where nothing is published. */
  minRate?: Maybe<Scalars['Float']['output']>;
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** 고정, 변동 …; null: not published. */
  rateType?: Maybe<Scalars['String']['output']>;
  /** Kind of rate in the language of who reads; null: not published. */
  rateTypeLabel?: Maybe<Scalars['String']['output']>;
  /** How it is paid back; null: not published. */
  repaymentType?: Maybe<Scalars['String']['output']>;
  /** How it is paid back, in the language of who reads; null: not published. */
  repaymentTypeLabel?: Maybe<Scalars['String']['output']>;
};

/** A page of loan products. */
export type LoanProductConnection = {
  __typename?: 'LoanProductConnection';
  /** The page, in list order. */
  edges: Array<LoanProductEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
  /** All products that match. */
  totalCount: Scalars['Int']['output'];
};

/** A loan product in a page. */
export type LoanProductEdge = {
  __typename?: 'LoanProductEdge';
  /** Opaque place of this item in the list: pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: LoanProduct;
};

/** What is known of the case. */
export type LoanRepaymentInput = {
  /** Percent a year. */
  annualRate: Scalars['Float']['input'];
  /** In any currency: what comes out is in the same. */
  loan: Scalars['Float']['input'];
  /** How it is paid back. */
  method: RepaymentMethod;
  /** For so long. */
  years: Scalars['Int']['input'];
};

/** A mail is on its way, if there is somebody to get it. */
export type MailRequested = {
  __typename?: 'MailRequested';
  /** How long its token is good for, in minutes. */
  validMinutes: Scalars['Int']['output'];
};

/** Inclusive bounds in 만원. */
export type ManwonBounds = {
  __typename?: 'ManwonBounds';
  /** Null: open. */
  max?: Maybe<Scalars['Manwon']['output']>;
  /** Null: open. */
  min?: Maybe<Scalars['Manwon']['output']>;
};

/** A closed interval of amounts in 만원. */
export type ManwonRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: InputMaybe<Scalars['Manwon']['input']>;
  /** Lower bound, inclusive; open when omitted. */
  min?: InputMaybe<Scalars['Manwon']['input']>;
};

/** A rectangle on the map, degrees WGS 84, as in `BoundsInput`. */
export type MapBounds = {
  __typename?: 'MapBounds';
  /** Longitude. */
  east: Scalars['Float']['output'];
  /** Latitude. */
  north: Scalars['Float']['output'];
  /** Latitude. */
  south: Scalars['Float']['output'];
  /** Longitude. */
  west: Scalars['Float']['output'];
};

/** What of market prices is asked for. */
export type MarketAspect =
  /** Jeonse deposit to sale price. */
  | 'JEONSE_RATIO'
  /** How they have moved. */
  | 'MOVEMENT'
  /** Their level. */
  | 'PRICE'
  /** The price of a 평. */
  | 'PYEONG'
  /** The lowest and the highest. */
  | 'RANGE'
  /** How many deals there were. */
  | 'VOLUME';

/** Which deals to look at. */
export type MarketFilter = {
  /** 전용면적, ㎡; every size when omitted. */
  exclusiveArea?: InputMaybe<FloatRange>;
  /** Length of the window, 1 to 120; 12 when omitted. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** All types when omitted. */
  propertyType?: InputMaybe<PropertyType>;
  /** 법정동코드, 10 digits; what lies below it is included. */
  regionCode: Scalars['String']['input'];
  /** Sale, jeonse or rent. */
  transactionType: TransactionType;
};

/** The two ends of the window that changeRate compares. */
export type MarketMovement = {
  __typename?: 'MarketMovement';
  /** 만원: the price of a 평 at the end less that at the beginning; negative where prices fell. */
  difference: Scalars['Int']['output'];
  /** Its first third. */
  from: MarketStretch;
  /** Its last third. */
  to: MarketStretch;
};

/** Statistics of concluded deals (실거래, cancelled ones left out) in a region over the last months up to the newest deal. Prices are the sale price, the jeonse deposit, or the monthly rent. Null where there are too few deals (under 3) to say. */
export type MarketStatistics = {
  __typename?: 'MarketStatistics';
  /** Mean. */
  averagePrice?: Maybe<Scalars['Manwon']['output']>;
  /** Percent: median ㎡ price of the last third of the window against its first third. */
  changeRate?: Maybe<Scalars['Float']['output']>;
  /** The series as a Vega-Lite specification with its data, ready to be drawn, in the language of who reads. */
  chart: Scalars['JSON']['output'];
  /** The chart drawn, as an SVG document, in the language of who reads. */
  chartSvg: Scalars['String']['output'];
  /** The one complex that was looked at; null: all of the region. */
  complexName?: Maybe<Scalars['String']['output']>;
  /** The size of home that was looked at, ㎡; null: every size. */
  exclusiveArea?: Maybe<FloatBounds>;
  /** The deals were invented for the demonstration: these prices say nothing of any place. Never mixed with real ones. */
  isDemo: Scalars['Boolean']['output'];
  /** Median jeonse deposit ÷ median sale price, percent, over the same window. */
  jeonseRatio?: Maybe<Scalars['Float']['output']>;
  /** Highest. */
  maxPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Median. */
  medianPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Lowest. */
  minPrice?: Maybe<Scalars['Manwon']['output']>;
  /** What changeRate compares; null where it is null. */
  movement?: Maybe<MarketMovement>;
  /** Median price of a 평 (3.305785 ㎡) of exclusive area. */
  pricePerPyeong?: Maybe<Scalars['Manwon']['output']>;
  /** Null: all types together. */
  propertyType?: Maybe<PropertyType>;
  /** The region asked for. */
  region: Region;
  /** The window by month, oldest first; empty where there are no deals at all. */
  series: Array<PricePoint>;
  /** Deals in the window. */
  transactionCount: Scalars['Int']['output'];
  /** As asked. */
  transactionType: TransactionType;
};

/** Deals of some months on end. */
export type MarketStretch = {
  __typename?: 'MarketStretch';
  /** YYYY-MM. */
  firstMonth: Scalars['String']['output'];
  /** YYYY-MM, included. */
  lastMonth: Scalars['String']['output'];
  /** Median price of a 평 of exclusive area in these months. */
  pricePerPyeong: Scalars['Manwon']['output'];
  /** Deals in these months. */
  transactionCount: Scalars['Int']['output'];
};

/** Who said it. */
export type MessageRole =
  /** The product. */
  | 'ASSISTANT'
  /** A note about the conversation itself. */
  | 'SYSTEM'
  /** The person. */
  | 'USER';

/** A number of an analysis. */
export type Metric = {
  __typename?: 'Metric';
  /** What it is, in the language of the answer. */
  name: Scalars['String']['output'];
  /** “만원”, “%”, “건”; null for a bare number. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The number. */
  value: Scalars['Float']['output'];
};

/** One model call of a run. */
export type ModelCallUsage = {
  __typename?: 'ModelCallUsage';
  /** Tokens received. */
  completionTokens: Scalars['Int']['output'];
  /** US dollars. 0 for rules; null where the price of the model is not known. */
  costUsd?: Maybe<Scalars['Float']['output']>;
  /** How long it took. */
  milliseconds: Scalars['Int']['output'];
  /** Name of the model; “offline” where rules made the call. */
  model: Scalars['String']['output'];
  /** Tokens sent. */
  promptTokens: Scalars['Int']['output'];
  /** What it was for: intent analysis, the answer … */
  purpose: Scalars['String']['output'];
};

/** Who reads what people ask, where a language model answers. Show it before the first question; users refuse with `allowModelProvider(allows: false)`. */
export type ModelProvider = {
  __typename?: 'ModelProvider';
  /** Whether it is asked on behalf of users who have said neither that it may nor that it may not. */
  allowedByDefault: Scalars['Boolean']['output'];
  /** Name of the model that questions are compared with articles of law by. */
  embeddingModel: Scalars['String']['output'];
  /** Server that questions and what was found for them are sent to. */
  host: Scalars['String']['output'];
  /** Whether the model runs on the machine of this API, so that nothing leaves it. */
  isThisMachine: Scalars['Boolean']['output'];
  /** Names of the models that write; the first unless a run asks for another. */
  models: Array<Scalars['String']['output']>;
};

/** How a mortgage is repaid. */
export type MortgageTerms =
  /** One of both, 10 to 15 years. */
  | 'EITHER_10'
  /** One of both, 15 years or more. */
  | 'EITHER_15'
  /** Fixed rate and repaid in instalments, 15 years or more. */
  | 'FIXED_AND_REPAID_15'
  /** Neither, 15 years or more. */
  | 'OTHER_15';

/** What a second run in a session that has an active one does. */
export type MultitaskStrategy =
  /** Waits until the active one has ended. */
  | 'ENQUEUE'
  /** Cancels the active one, whose results so far stay in the session. */
  | 'INTERRUPT'
  /** Is refused with RunConflictError. */
  | 'REJECT'
  /** Cancels the active one and takes its messages out of the session. */
  | 'ROLLBACK';

/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Saves a property with its price of the moment. One that is saved already stays as it was. Errors: NotFoundError. */
  addFavorite: FavoriteResult;
  /** Says whether what the viewer asks may be sent to the provider of the model. Holds at once, for runs that are under way from their next step on, until it is said otherwise. */
  allowModelProvider: User;
  /** Puts a session away: `User.sessions` shows it with `archived: true` only. Nothing of it is lost, and the next question takes it out again. Errors: NotFoundError. */
  archiveSession: SessionResult;
  /** Asks a question, and makes what is not there yet: a guest for who is not signed in (browsers also get the cookies), a session where none is given. Session, message and run begin in one transaction; it returns at once. Errors: InvalidInputError, NotFoundError (session), RunConflictError, QuotaExceededError; UNAUTHENTICATED where a browser has a refresh cookie and no access token: `refreshTokens` brings the next one, or takes the cookie away. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  ask: AskResult;
  /** Stops a run. A run that has ended stays as it is, so it can be repeated safely. Errors: NotFoundError. */
  cancelRun: CancelRunResult;
  /** Gives the account another password and ends all of its sign-ins, this one included: the tokens of the answer are the only ones. An account that only signs in with others gets its first one where it signed in within the last 15 minutes. Errors: InvalidInputError (newPassword, currentPassword), InvalidCredentialsError. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  changePassword: ChangePasswordResult;
  /** Begins a conversation. Errors: InvalidInputError (title). */
  createSession: SessionResult;
  /** Has a server told what happens to the viewer’s runs and saved searches. What is not answered with a status of 200 to 299 within ten seconds is sent again, eight times within 18 hours: know what came already by its `webhook-id`. At most 5 an account. Errors: InvalidInputError (url, events), also for guests. */
  createWebhook: CreateWebhookResult;
  /** Deletes the viewer with everything of theirs: sessions, messages, runs, documents, checkpoints, favourites, saved searches, memory, tokens. Runs that have not ended are cancelled first. This cannot be undone. An account with a password has to show it, one without has to have signed in within the last 15 minutes or to say `confirm: true`; guests just go. INVALID_INPUT and INVALID_CREDENTIALS otherwise. Null where it was gone already. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  deleteAccount?: Maybe<DeleteAccountPayload>;
  /** Forgets something that was learned, for good: what was said until now teaches it no more, saying it again does. Null when there is no such thing (any more), so that a repeated request does no harm. */
  deletePreference?: Maybe<DeletePreferencePayload>;
  /** Has a browser told no more. Null where it was not (any more), so that a repeated request does no harm. */
  deletePushSubscription?: Maybe<DeletePushSubscriptionPayload>;
  /** Forgets a saved search. Null when there is no such search (any more), so that a repeated request does no harm. */
  deleteSavedSearch?: Maybe<DeleteSavedSearchPayload>;
  /** Deletes a session with everything in it: messages, runs, events, documents, checkpoints. Runs that have not ended are cancelled first. Null when there is no such session (any more), so that a repeated request does no harm. */
  deleteSession?: Maybe<DeleteSessionPayload>;
  /** Forgets a webhook and what was still to be sent to it. Null where there is no such webhook (any more), so that a repeated request does no harm. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Signs out somewhere else, or here. Errors: NotFoundError. */
  endSignIn: EndSignInResult;
  /** Everything held about the viewer, as one JSON object: account, profile, sign-ins, preferences, favorites, savedSearches, usage, sessions, messages, runs with their answers, steps, questionsToYou with the answers given, documents (Markdown; the file is behind GeneratedDocument.docxUrl) and hiddenTexts (what the tokens of pasted contracts stand for), each a list of rows as they are kept. Five an hour: TOO_MANY_ATTEMPTS. */
  exportMyData: Scalars['JSON']['output'];
  /** Starts a new run in the same session that goes on from a checkpoint of an earlier one; the two share nothing from then on, and the new run tells its whole story in its own events. With `query` the question is replaced from that point on: what was done before it is kept, so fork before “planning” to have it planned anew; a CONSULT or DIRECT run begins anew, whatever the checkpoint, since all that it found follows from its question. Errors: InvalidInputError, NotFoundError (checkpoint), RunConflictError, QuotaExceededError. */
  forkRun: ForkRunResult;
  /** Says whether an answer helped, and why not. Said again, it takes the place of what was said before. Errors: InvalidInputError (runId: it has no answer; reasons, comment), NotFoundError. */
  rateAnswer: RateAnswerResult;
  /** Exchanges a refresh token for the next access and refresh token. Used again within 30 seconds – by a second tab, or where the answer was lost – it brings the same next one; used later it ends everything that came from the same sign-in. Errors: InvalidCredentialsError. */
  refreshTokens: RefreshResult;
  /** Has a browser told by Web Push, until this sign-in ends; again with the same endpoint it stays the same, and is this viewer’s alone. The message is JSON: `type` (run.waiting, run.ended), `status` of an end, `title` and `body` in the user’s language, `tag` (show it under that: one a run), `runId`, `sessionId`, `at`; nothing of the question or the answer. At most 20 a user. Errors: InvalidInputError (endpoint, p256dh, auth). UNAVAILABLE where `pushPublicKey` is null. */
  registerPushSubscription: RegisterPushSubscriptionResult;
  /** Takes a property off the favourites, where it was one. Errors: NotFoundError. */
  removeFavorite: FavoriteResult;
  /** Changes a session’s title. Errors: InvalidInputError (title), NotFoundError. */
  renameSession: SessionResult;
  /** Sends the viewer another mail with a token for `verifyEmail`, as the one that came with the sign-up; that one is good no more. INVALID_INPUT where there is no email, or it is verified. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). UNAVAILABLE where no mails can be sent. */
  requestEmailVerification: MailRequested;
  /** Sends the owner of an account a mail with a token for `resetPassword`; an earlier mail’s is good no more. The answer is the same whether there is such an account or not. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). UNAVAILABLE where no mails can be sent. */
  requestPasswordReset: MailRequested;
  /** Gives an account a new password by the token of a mail, which is good once; ends all of its sign-ins and signs in. The email is verified by it as well. Errors: InvalidInputError (password), InvalidCredentialsError. */
  resetPassword: ResetPasswordResult;
  /** Answers what a run waits for (`Run.pendingInput`); the run goes on. Of several answers the first is taken, and the same answer again changes nothing, so it can be repeated safely. Errors: InvalidInputError (with every field at fault; the request stays open), NotFoundError, InputNoLongerPendingError. */
  respondToInput: RespondToInputResult;
  /** Takes a session out again that was put away. Errors: NotFoundError. */
  restoreSession: SessionResult;
  /** Gives a webhook a new secret. For a day what is sent has the signatures of both, so that no delivery is lost meanwhile. Errors: NotFoundError. */
  rotateWebhookSecret: RotateWebhookSecretResult;
  /** Keeps a search: the conditions of a filter, of a sentence, or of both (what both say is taken from the filter). At most 50 a user. Errors: InvalidInputError (name, filter, queryText). */
  saveSearch: SavedSearchResult;
  /** Says in which language the viewer, be it a guest, wants to be spoken to: errors, for one. Runs have a language of their own. */
  setLanguage: User;
  /** Signs in with email and password; browsers also get the cookies. Errors: InvalidCredentialsError, the same whether there is such an account or not. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  signIn: SignInResult;
  /** Creates a guest and signs them in. Browsers also get the tokens as HttpOnly cookies, so that GraphiQL needs no header. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  signInAsGuest: AuthPayload;
  /** Ends a sign-in: its refresh token and every access token that came with it; sockets and subscriptions of theirs end at once. Takes the cookies of a browser away. The count is 0 when it had ended before. */
  signOut: SignInsEnded;
  /** Ends every sign-in of the viewer, this one included. */
  signOutEverywhere: SignInsEnded;
  /** Opens an account. A signed-in guest becomes the account and keeps sessions, favourites and saved searches; the guest’s tokens end. Errors: InvalidInputError (email, password, nickname), EmailTakenError. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  signUp: SignUpResult;
  /** Asks a question: keeps the message, starts a durable run and returns at once. Follow it with `runEvents`. Errors: InvalidInputError, NotFoundError (session), RunConflictError, QuotaExceededError. */
  startRun: StartRunResult;
  /** Sends a webhook `webhook.test` at once, also one that is off, and tells what came of it. Errors: NotFoundError. Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`). */
  testWebhook: TestWebhookResult;
  /** Changes what the viewer tells about themselves. Errors: InvalidInputError, also for guests, who have no profile. */
  updateProfile: UpdateProfileResult;
  /** Changes a saved search; what is left out or null stays. Conditions change as a whole: a filter, a sentence or both take the place of those before (what both say is taken from the filter), and a filter alone that of the sentence as well. With other conditions, or alerts that were off, what is on the market now is no news. Errors: InvalidInputError (name, filter, queryText), NotFoundError. */
  updateSavedSearch: SavedSearchResult;
  /** Changes a webhook; what is left out or null stays. Errors: InvalidInputError (url, events), NotFoundError. */
  updateWebhook: UpdateWebhookResult;
  /** Proves that the viewer reads the mail of their email, by the token that was sent there. Nobody else can use it: an account that somebody opened in another’s name is not verified by its victim. Errors: InvalidCredentialsError. */
  verifyEmail: VerifyEmailResult;
  /** Takes back what was said of an answer, if anything was. Errors: NotFoundError. */
  withdrawRating: RateAnswerResult;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationAddFavoriteArgs = {
  propertyId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationAllowModelProviderArgs = {
  allows: Scalars['Boolean']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationArchiveSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationAskArgs = {
  input: AskInput;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationCancelRunArgs = {
  runId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationChangePasswordArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationCreateSessionArgs = {
  title?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationCreateWebhookArgs = {
  events?: InputMaybe<Array<WebhookEvent>>;
  url: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeleteAccountArgs = {
  confirm?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeletePreferenceArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeletePushSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeleteSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationEndSignInArgs = {
  signInId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationForkRunArgs = {
  checkpointId: Scalars['ID']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRateAnswerArgs = {
  input: RateAnswerInput;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRefreshTokensArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRegisterPushSubscriptionArgs = {
  input: PushSubscriptionInput;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRemoveFavoriteArgs = {
  propertyId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRenameSessionArgs = {
  sessionId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRespondToInputArgs = {
  requestId: Scalars['ID']['input'];
  response: InputResponse;
  runId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRestoreSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationSaveSearchArgs = {
  alertsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PropertyFilter>;
  name: Scalars['String']['input'];
  queryText?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationSetLanguageArgs = {
  language?: InputMaybe<Language>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationSignOutArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationSignUpArgs = {
  email: Scalars['String']['input'];
  nickname?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationStartRunArgs = {
  input: StartRunInput;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationUpdateSavedSearchArgs = {
  alertsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<PropertyFilter>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  queryText?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationUpdateWebhookArgs = {
  events?: InputMaybe<Array<WebhookEvent>>;
  id: Scalars['ID']['input'];
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


/** Changes. Expected failures are members of the result union; anything else is a top-level error with a code. */
export type MutationWithdrawRatingArgs = {
  runId: Scalars['ID']['input'];
};

/** What is near a home. */
export type NearbyFacilities = {
  __typename?: 'NearbyFacilities';
  /** Elementary schools nearby in the language of who reads. */
  elementarySchoolLabels: Array<Scalars['String']['output']>;
  /** Elementary schools nearby. */
  elementarySchools: Array<Scalars['String']['output']>;
  /** High schools nearby in the language of who reads. */
  highSchoolLabels: Array<Scalars['String']['output']>;
  /** High schools nearby. */
  highSchools: Array<Scalars['String']['output']>;
  /** Middle schools nearby in the language of who reads. */
  middleSchoolLabels: Array<Scalars['String']['output']>;
  /** Middle schools nearby. */
  middleSchools: Array<Scalars['String']['output']>;
  /** Metres to it; null: not known. */
  subwayDistance?: Maybe<Scalars['Int']['output']>;
  /** Line of the nearest station. */
  subwayLine?: Maybe<Scalars['String']['output']>;
  /** Line of the nearest station in the language of who reads: “Line 7”. */
  subwayLineLabel?: Maybe<Scalars['String']['output']>;
  /** Nearest station. */
  subwayStation?: Maybe<Scalars['String']['output']>;
  /** Nearest station in the language of who reads: “Cheongdam Station”. */
  subwayStationLabel?: Maybe<Scalars['String']['output']>;
  /** Minutes on foot; null: not known. */
  subwayWalkingTime?: Maybe<Scalars['Int']['output']>;
};

/** Anything with an id that `node(id:)` finds again. */
export type Node = {
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
};

/** There is no such object, or it belongs to somebody else: the two cannot be told apart. */
export type NotFoundError = Error & {
  __typename?: 'NotFoundError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** What a home is listed for, in 만원. */
export type OfferedTerms = {
  __typename?: 'OfferedTerms';
  /** Of a lease; null for a sale. */
  deposit?: Maybe<Scalars['Manwon']['output']>;
  /** Null for a sale and for jeonse. */
  monthlyRent?: Maybe<Scalars['Manwon']['output']>;
  /** Of a sale; null otherwise. */
  price?: Maybe<Scalars['Manwon']['output']>;
  /** The kind of deal. */
  transactionType?: Maybe<TransactionType>;
};

/** Where a page of a connection lies in the whole list (Relay). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** There is more after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** There is more before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The resident registration number may be left out: the document then leaves room to write it by hand. It may be processed only where a statute allows it, so a deployment can switch its collection off. */
export type PartyInput = {
  /** 1 to 200 characters. */
  address: Scalars['String']['input'];
  /** 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** A Korean number: 010-1234-5678. */
  phone: Scalars['String']['input'];
  /** Six digits, hyphen, seven digits; checked for form. */
  residentRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody says of themselves, money in 만원. Null: not said. */
export type PersonReading = {
  __typename?: 'PersonReading';
  /** Years. */
  age?: Maybe<Scalars['Int']['output']>;
  /** How many. */
  children?: Maybe<Scalars['Int']['output']>;
  /** Both of a couple earn (맞벌이). */
  dualIncome?: Maybe<Scalars['Boolean']['output']>;
  /** It would be the first one (생애최초). */
  firstHome?: Maybe<Scalars['Boolean']['output']>;
  /** A year. */
  income?: Maybe<Scalars['Float']['output']>;
  /** `income` is what both of a couple earn together. */
  jointIncome?: Maybe<Scalars['Boolean']['output']>;
  /** A child was born within two years. */
  newborn?: Maybe<Scalars['Boolean']['output']>;
  /** Married lately, or about to. */
  newlyweds?: Maybe<Scalars['Boolean']['output']>;
  /** Cash and savings. */
  ownMoney?: Maybe<Scalars['Float']['output']>;
  /** Homes that are owned. */
  ownedHomes?: Maybe<Scalars['Int']['output']>;
  /** Says to be 청년. */
  young?: Maybe<Scalars['Boolean']['output']>;
};

/** What a run is going to do. A revised plan has a higher `revision`. */
export type Plan = {
  __typename?: 'Plan';
  /** Their names. */
  availableAgents: Array<Scalars['String']['output']>;
  /** The teams that could have been chosen. */
  availableTeams: Array<Team>;
  /** Seconds. */
  estimatedTotalTime: Scalars['Float']['output'];
  /** How the steps run. */
  executionStrategy: ExecutionStrategy;
  /** How the question was read. */
  intent: AnalyzedIntent;
  /** `stepId`s: the groups run in order, the steps of a group at the same time. */
  parallelGroups: Array<Array<Scalars['String']['output']>>;
  /** 1 for the first plan. */
  revision: Scalars['Int']['output'];
  /** The steps as planned; for how they stand now see `Run.steps`. */
  steps: Array<ExecutionStep>;
  /** The plan can be carried out as it is. */
  validated: Scalars['Boolean']['output'];
  /** Every rule the plan breaks; empty when `validated`. */
  validationErrors: Array<Scalars['String']['output']>;
};

/** What becomes of the plan. */
export type PlanApprovalInput = {
  /** The decision. */
  decision: PlanDecision;
  /** For REJECT: what a better plan would do. 1 to 20000 characters. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** For MODIFY. */
  steps?: InputMaybe<Array<PlanStepInput>>;
};

/** The run was started with `requirePlanApproval`. */
export type PlanApprovalRequest = InputRequest & {
  __typename?: 'PlanApprovalRequest';
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
  /** The plan to approve, change or reject. */
  plan: Plan;
};

/** What becomes of a plan that waits for approval. */
export type PlanDecision =
  /** It is carried out as it is. */
  | 'APPROVE'
  /** It is carried out as `steps` say. */
  | 'MODIFY'
  /** With feedback a new plan is made and asked about; without, the run ends as CANCELLED. */
  | 'REJECT';

/** The plan is made or revised. */
export type PlanReady = RunEvent & {
  __typename?: 'PlanReady';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The plan. */
  plan: Plan;
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** A step of the plan as it should be. Steps that are not listed follow as they were. */
export type PlanStepInput = {
  /** What it should do, 1 to 500 characters; as it was when omitted. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Leave it out, and with it the steps that need its result. */
  skip?: InputMaybe<Scalars['Boolean']['input']>;
  /** The step; the order of the list is the order of the plan. */
  stepId: Scalars['String']['input'];
};

/** Planning begins. */
export type PlanningStarted = RunEvent & {
  __typename?: 'PlanningStarted';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** For the user to read. */
  message: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** What is let or sold: rules of homes never hold for shops, nor theirs for homes. */
export type Premises =
  /** A home. */
  | 'HOME'
  /** Land. */
  | 'LAND'
  /** A shop or another place of business (상가). */
  | 'SHOP';

/** What is known of the case. */
export type PrepaymentFeeInput = {
  /** Repaid before its time, 만원. */
  amount: Scalars['Manwon']['input'];
  /** Of so many in which the fee runs down. */
  of: Scalars['Int']['input'];
  /** Months or days that have passed. */
  passed: Scalars['Int']['input'];
  /** Percent, as the bank publishes it. */
  rate: Scalars['Float']['input'];
};

/** What is known of the case. */
export type PriceFallInput = {
  /** Lodged by a tenant, 만원. */
  deposit: Scalars['Float']['input'];
  /** Percent by which the price falls. */
  fall: Scalars['Float']['input'];
  /** Of it borrowed, 만원. */
  loan: Scalars['Float']['input'];
  /** What the home was bought for, 만원. */
  price: Scalars['Manwon']['input'];
};

/** One month of concluded deals. Prices are the sale price, the jeonse deposit, or the monthly rent; null in a month without deals. */
export type PricePoint = {
  __typename?: 'PricePoint';
  /** Mean. */
  averagePrice?: Maybe<Scalars['Manwon']['output']>;
  /** Highest. */
  maxPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Median. */
  medianPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Lowest. */
  minPrice?: Maybe<Scalars['Manwon']['output']>;
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  /** Number of deals, cancelled ones left out. */
  volume: Scalars['Int']['output'];
};

/** Lowest and highest asking prices of a property’s open listings; null where there is no such listing. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Deposit of jeonse and rent, highest. */
  maxDeposit?: Maybe<Scalars['Manwon']['output']>;
  /** Monthly rent, highest. */
  maxMonthlyRent?: Maybe<Scalars['Manwon']['output']>;
  /** Sale, highest. */
  maxSalePrice?: Maybe<Scalars['Manwon']['output']>;
  /** Deposit of jeonse and rent, lowest. */
  minDeposit?: Maybe<Scalars['Manwon']['output']>;
  /** Monthly rent, lowest. */
  minMonthlyRent?: Maybe<Scalars['Manwon']['output']>;
  /** Sale, lowest. */
  minSalePrice?: Maybe<Scalars['Manwon']['output']>;
};

/** Loans that a step found. */
export type ProductsOutput = {
  __typename?: 'ProductsOutput';
  /** The best fit first. */
  products: Array<LoanProduct>;
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
};

/** A complex, building or home. Areas in ㎡ unless they say 평. Null means that the sources do not tell. */
export type Property = Node & {
  __typename?: 'Property';
  /** Address. */
  address: Scalars['String']['output'];
  /** Rest of the address. */
  addressDetail?: Maybe<Scalars['String']['output']>;
  /** Address in the language of who reads: “123 Teheran-ro, Gangnam-gu, Seoul”. */
  addressLabel: Scalars['String']['output'];
  /** Description. */
  buildingDescription?: Maybe<Scalars['String']['output']>;
  /** Stable code, unique. */
  code: Scalars['String']['output'];
  /** Completion year and month, YYYYMM. */
  completionDate?: Maybe<Scalars['String']['output']>;
  /** When it was first seen. */
  createdAt: Scalars['DateTime']['output'];
  /** Open sale listings. */
  dealCount: Scalars['Int']['output'];
  /** Which way it faces: 남향 … */
  direction?: Maybe<Scalars['String']['output']>;
  /** Which way it faces, in the language of who reads; null: not known. */
  directionLabel?: Maybe<Scalars['String']['output']>;
  /** 전용면적, ㎡. */
  exclusiveArea?: Maybe<Scalars['Float']['output']>;
  /** 전용면적, 평. */
  exclusiveAreaPyeong?: Maybe<Scalars['Float']['output']>;
  /** Itself as an edge of the viewer’s `User.favorites`, for lists that get it from a change; null where it is none of them. */
  favoriteEdge?: Maybe<FavoriteEdge>;
  /** 용적률, percent. */
  floorAreaRatio?: Maybe<Scalars['Float']['output']>;
  /** Floors, as the source tells. */
  floorInfo?: Maybe<Scalars['String']['output']>;
  /** Floors in the language of who reads: “11 floors above ground”; null: not known. */
  floorsLabel?: Maybe<Scalars['String']['output']>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Invented for the demonstration. */
  isDemo: Scalars['Boolean']['output'];
  /** The viewer keeps it as a favourite; false for those who are not signed in. */
  isFavorited: Scalars['Boolean']['output'];
  /** Its name in the language of who reads: romanised in English. */
  label: Scalars['String']['output'];
  /** Degrees, WGS 84. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Open jeonse listings. */
  leaseCount: Scalars['Int']['output'];
  /** Degrees, WGS 84. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Largest unit, ㎡. */
  maxExclusiveArea?: Maybe<Scalars['Float']['output']>;
  /** Smallest unit, ㎡. */
  minExclusiveArea?: Maybe<Scalars['Float']['output']>;
  /** Name of the complex or building. */
  name: Scalars['String']['output'];
  /** Subway and schools nearby; null where nothing is known. */
  nearbyFacilities?: Maybe<NearbyFacilities>;
  /** Monthly series from concluded deals, oldest first. Errors: INVALID_INPUT for months out of range. */
  priceHistory: Array<PricePoint>;
  /** What is asked for it at the moment. */
  priceRange: PriceRange;
  /** Kind of building. */
  propertyType: PropertyType;
  /** Where it is. */
  region: Region;
  /** Open rent listings. */
  rentCount: Scalars['Int']['output'];
  /** Most common unit, ㎡. */
  representativeArea?: Maybe<Scalars['Float']['output']>;
  /** Open short-term rent listings. */
  shortTermRentCount: Scalars['Int']['output'];
  /** 공급면적, ㎡. */
  supplyArea?: Maybe<Scalars['Float']['output']>;
  /** 공급면적, 평. */
  supplyAreaPyeong?: Maybe<Scalars['Float']['output']>;
  /** Keywords in the language of who reads; in Korean where one has no English. */
  tagLabels: Array<Scalars['String']['output']>;
  /** Keywords: 역세권, 신축 … */
  tags: Array<Scalars['String']['output']>;
  /** 동수. */
  totalBuildings?: Maybe<Scalars['Int']['output']>;
  /** 세대수. */
  totalHouseholds?: Maybe<Scalars['Int']['output']>;
  /** Its listings and deals, newest first. Cancelled deals are included and marked. */
  transactions: TransactionConnection;
  /** How far its listings can be trusted; null where no score was calculated. */
  trustScore?: Maybe<TrustScore>;
  /** When a fact of it last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who asks, for what a change brings along: `viewer { favorites { totalCount } }`. Null for those who are not signed in. */
  viewer?: Maybe<User>;
};


/** A complex, building or home. Areas in ㎡ unless they say 평. Null means that the sources do not tell. */
export type PropertyPriceHistoryArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
  type: TransactionType;
};


/** A complex, building or home. Areas in ㎡ unless they say 평. Null means that the sources do not tell. */
export type PropertyTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<TransactionKind>;
  type?: InputMaybe<TransactionType>;
};

/** Listings that are drawn as one on a map: of a region, or close by of a single property. */
export type PropertyCluster = {
  __typename?: 'PropertyCluster';
  /** Listings; the clusters together hold all that match. */
  count: Scalars['Int']['output'];
  /** Middle of the listings, degrees WGS 84. */
  latitude: Scalars['Float']['output'];
  /** Middle of the listings, degrees WGS 84. */
  longitude: Scalars['Float']['output'];
  /** Median price; null where `minPrice` is. */
  medianPrice?: Maybe<Scalars['Manwon']['output']>;
  /** Lowest price; null unless the filter asks for a single transaction type, and where real listings stand beside invented ones. */
  minPrice?: Maybe<Scalars['Manwon']['output']>;
  /** The property it stands for; null for a region. */
  property?: Maybe<Property>;
  /** The region it stands for; null for a single property. */
  region?: Maybe<Region>;
};

/** Conditions on a listing, field by field as in `PropertyFilter`: what is read here, without what is null, can be given there. Null: any. */
export type PropertyConditions = {
  __typename?: 'PropertyConditions';
  /** Inside this part of the map. */
  bounds?: Maybe<MapBounds>;
  /** Year of completion. */
  completionYear?: Maybe<IntBounds>;
  /** In a complex whose name holds one of these. */
  complexNames?: Maybe<Array<Scalars['String']['output']>>;
  /** Bounds on the deposit. */
  deposit?: Maybe<ManwonBounds>;
  /** True: only offered by the owner; false: only through an agent. */
  directTrade?: Maybe<Scalars['Boolean']['output']>;
  /** Looking any of these ways. */
  directions?: Maybe<Array<Direction>>;
  /** 전용면적, ㎡. */
  exclusiveArea?: Maybe<FloatBounds>;
  /** The floor; below the ground it is negative. */
  floor?: Maybe<IntBounds>;
  /** Any of these parts of its building. */
  floorLevels?: Maybe<Array<FloorLevel>>;
  /** Bounds on the monthly rent. */
  monthlyRent?: Maybe<ManwonBounds>;
  /** What it must not be. */
  not?: Maybe<PropertyExclusions>;
  /** Any of these kinds of building. */
  propertyTypes?: Maybe<Array<PropertyType>>;
  /** 법정동코드, 10 digits; in any of them or below. */
  regionCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Bounds on the sale price. */
  salePrice?: Maybe<ManwonBounds>;
  /** Minutes on foot to the nearest station. */
  subwayWalkingTime?: Maybe<IntBounds>;
  /** All of these tags. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** Words of name, address or tags. */
  text?: Maybe<Scalars['String']['output']>;
  /** 세대수 of the complex. */
  totalHouseholds?: Maybe<IntBounds>;
  /** Any of sale, jeonse, rent. */
  transactionTypes?: Maybe<Array<TransactionType>>;
  /** 0 to 100. */
  trustScore?: Maybe<FloatBounds>;
};

/** What a home must not be: none of these may hold. Where a fact is not known (its floor, its light), the home is left out. */
export type PropertyExclusion = {
  /** In no complex whose name holds one of these. At most 20. */
  complexNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Looking none of these ways. */
  directions?: InputMaybe<Array<Direction>>;
  /** 전용면적, ㎡: in none of these. At most 20. */
  exclusiveArea?: InputMaybe<Array<FloatRange>>;
  /** On none of these floors. At most 20. */
  floor?: InputMaybe<Array<IntRange>>;
  /** In none of these parts of its building. */
  floorLevels?: InputMaybe<Array<FloorLevel>>;
  /** None of these kinds. */
  propertyTypes?: InputMaybe<Array<PropertyType>>;
  /** 법정동코드, 10 digits; in none of them. At most 200. */
  regionCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** None of these deals. */
  transactionTypes?: InputMaybe<Array<TransactionType>>;
};

/** What a home must not be, as in `PropertyExclusion`. Empty lists: nothing was refused. */
export type PropertyExclusions = {
  __typename?: 'PropertyExclusions';
  /** In no complex of these names. */
  complexNames: Array<Scalars['String']['output']>;
  /** Looking none of these ways. */
  directions: Array<Direction>;
  /** 전용면적, ㎡: in none of these. */
  exclusiveArea: Array<FloatBounds>;
  /** On none of these floors. */
  floor: Array<IntBounds>;
  /** In none of these parts of its building. */
  floorLevels: Array<FloorLevel>;
  /** Not of these kinds. */
  propertyTypes: Array<PropertyType>;
  /** Not there. */
  regionCodes: Array<Scalars['String']['output']>;
  /** None of these deals. */
  transactionTypes: Array<TransactionType>;
};

/** How the listings of a search are spread, most frequent first. */
export type PropertyFacets = {
  __typename?: 'PropertyFacets';
  /** By kind of building. */
  byPropertyType: Array<FacetCount>;
  /** By the regions one level below those asked for; by 시·도 where none was. */
  byRegion: Array<FacetCount>;
  /** By sale, jeonse, rent. */
  byTransactionType: Array<FacetCount>;
  /** Sale price, deposit or monthly rent; null without listings, unless a single transaction type is asked for, and where real listings stand beside invented ones. */
  medianPrice?: Maybe<Scalars['Manwon']['output']>;
};

/** Conditions on a listing; all that are given must hold. A listing whose fact is not known does not meet a bound on it. */
export type PropertyFilter = {
  /** Inside this part of the map. */
  bounds?: InputMaybe<BoundsInput>;
  /** Year of completion, 1900 to 2200. */
  completionYear?: InputMaybe<IntRange>;
  /** In a complex whose name holds one of these (2 to 60 characters, spaces aside). At most 20. */
  complexNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Bounds on the deposit of jeonse and rent. */
  deposit?: InputMaybe<ManwonRange>;
  /** True: only offered by the owner; false: only through an agent. */
  directTrade?: InputMaybe<Scalars['Boolean']['input']>;
  /** Looking any of these ways. */
  directions?: InputMaybe<Array<Direction>>;
  /** 전용면적, ㎡. */
  exclusiveArea?: InputMaybe<FloatRange>;
  /** The floor, -20 to 200; below the ground it is negative. Of “고/15” only the third is known: 11 to 15. */
  floor?: InputMaybe<IntRange>;
  /** Any of these parts of its building; a home in a building of unknown height is in none. */
  floorLevels?: InputMaybe<Array<FloorLevel>>;
  /** Bounds on the monthly rent. */
  monthlyRent?: InputMaybe<ManwonRange>;
  /** What it must not be. */
  not?: InputMaybe<PropertyExclusion>;
  /** Any of these kinds of building. */
  propertyTypes?: InputMaybe<Array<PropertyType>>;
  /** 법정동코드, 10 digits; in any of them or below. At most 200. One that is in force no more stands for what took its place. */
  regionCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Bounds on the sale price. Beside bounds on deposit or rent: a sale within these, or a lease within those. */
  salePrice?: InputMaybe<ManwonRange>;
  /** Minutes on foot to the nearest station. */
  subwayWalkingTime?: InputMaybe<IntRange>;
  /** All of these tags; at most 20. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of name, address or tags, at most 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 세대수 of the complex. */
  totalHouseholds?: InputMaybe<IntRange>;
  /** Any of sale, jeonse, rent. */
  transactionTypes?: InputMaybe<Array<TransactionType>>;
  /** 0 to 100. */
  trustScore?: InputMaybe<FloatRange>;
};

/** Order of a listing search. */
export type PropertyOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What to order by. */
  field: PropertySort;
};

/** What the parser understood of a natural-language query, and what it did not. Null: nothing was said about it. */
export type PropertyQueryInterpretation = {
  __typename?: 'PropertyQueryInterpretation';
  /** Bathrooms. Read, and applied by no search: listings do not tell. */
  bathrooms?: Maybe<IntBounds>;
  /** Year of completion. */
  completionYear?: Maybe<IntBounds>;
  /** The complexes named, by the names that they have. Empty: any. */
  complexNames: Array<Scalars['String']['output']>;
  /** Deposit. */
  deposit?: Maybe<ManwonBounds>;
  /** True: only 직거래; false: not; null: nothing was said. */
  directTrade?: Maybe<Scalars['Boolean']['output']>;
  /** Empty: any. */
  directions: Array<Direction>;
  /** An elevator. Read, and applied by no search: listings do not tell. */
  elevator?: Maybe<Scalars['Boolean']['output']>;
  /** 전용면적, ㎡. */
  exclusiveArea?: Maybe<FloatBounds>;
  /** The floor; below the ground it is negative. */
  floor?: Maybe<IntBounds>;
  /** Empty: any. */
  floorLevels: Array<FloorLevel>;
  /** 풀옵션. Read, and applied by no search: listings do not tell. */
  furnished?: Maybe<Scalars['Boolean']['output']>;
  /** The question asks who offers it. */
  includesAgent: Scalars['Boolean']['output'];
  /** The question asks what is nearby: stations, schools. */
  includesNearbyFacilities: Scalars['Boolean']['output'];
  /** 관리비 a month. Read, and applied by no search: listings do not tell. */
  maintenanceFee?: Maybe<ManwonBounds>;
  /** Monthly rent. */
  monthlyRent?: Maybe<ManwonBounds>;
  /** What was refused. */
  not?: Maybe<PropertyExclusions>;
  /** Cars that can be parked. Read, and applied by no search: listings do not tell. */
  parkingSpaces?: Maybe<IntBounds>;
  /** Pets are allowed. Read, and applied by no search: listings do not tell. */
  pets?: Maybe<Scalars['Boolean']['output']>;
  /** Empty: any. */
  propertyTypes: Array<PropertyType>;
  /** 법정동코드 of the places named. */
  regionCodes: Array<Scalars['String']['output']>;
  /** Rooms. Read, and applied by no search: listings do not tell. */
  rooms?: Maybe<IntBounds>;
  /** Sale price. */
  salePrice?: Maybe<ManwonBounds>;
  /** Minutes on foot to a station. */
  subwayWalkingTime?: Maybe<IntBounds>;
  /** 세대수. */
  totalHouseholds?: Maybe<IntBounds>;
  /** Empty: any. */
  transactionTypes: Array<TransactionType>;
  /** Words that look like a condition and were not understood; never silently dropped. */
  unrecognized: Array<Scalars['String']['output']>;
};

/** A page of listings. */
export type PropertySearchConnection = {
  __typename?: 'PropertySearchConnection';
  /** The page, in list order. */
  edges: Array<PropertySearchEdge>;
  /** How all listings that match are spread, not only those of the page. */
  facets: PropertyFacets;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
  /** Exact up to 10000; beyond that 10000 with totalCountCapped true. */
  totalCount: Scalars['Int']['output'];
  /** There are more than `totalCount`. */
  totalCountCapped: Scalars['Boolean']['output'];
};

/** A listing in a page. */
export type PropertySearchEdge = {
  __typename?: 'PropertySearchEdge';
  /** Opaque place of this item in the list: pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The listing. */
  node: PropertySearchResult;
};

/** One listing that answers a search: the property and the transaction that matched. */
export type PropertySearchResult = {
  __typename?: 'PropertySearchResult';
  /** The home. */
  property: Property;
  /** The offer. */
  transaction: Transaction;
};

/** One of several listings has to be chosen. */
export type PropertySelectionRequest = InputRequest & {
  __typename?: 'PropertySelectionRequest';
  /** After this it can no longer be answered; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its `path` of `InputResponse`, can answer every request. */
  form: Array<FormField>;
  /** Names this request when it is answered. */
  id: Scalars['ID']['output'];
  /** The question, for the user to read. */
  message: Scalars['String']['output'];
  /** The choice; listings that were taken off meanwhile are left out. */
  options: Array<PropertySearchResult>;
};

/** What a listing search is ordered by. */
export type PropertySort =
  /** Exclusive area. */
  | 'AREA'
  /** When the listing appeared. */
  | 'NEWEST'
  /** Sale price, jeonse deposit, or for rent the deposit plus 100 months of rent. */
  | 'PRICE'
  /** How well name and address match `text`; without a text, the newest first. */
  | 'RELEVANCE'
  /** Distance to the nearest subway station; listings without one come last. */
  | 'SUBWAY_DISTANCE'
  /** Trust score; listings without one come last. */
  | 'TRUST_SCORE';

/** A home on 1 June. */
export type PropertyTaxInput = {
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** 공시가격, 만원. */
  officialPrice: Scalars['Manwon']['input'];
  /** The household owns just this home. */
  onlyHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** 도시지역분 is due; yes when omitted. */
  urban?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Kind of building. */
export type PropertyType =
  /** 아파트. */
  | 'APARTMENT'
  /** 단독·다가구 주택. */
  | 'HOUSE'
  /** 오피스텔. */
  | 'OFFICETEL'
  /** 원룸. */
  | 'ONEROOM'
  /** 빌라: 연립, 다세대. */
  | 'VILLA';

/** What is known of the case. */
export type ProratedRentInput = {
  /** Days that are lived there. */
  days: Scalars['Int']['input'];
  /** Days of the month of which they are. */
  ofMonth: Scalars['Int']['input'];
  /** Rent of a month, 만원. */
  rent: Scalars['Float']['input'];
};

/** A browser that is told by Web Push of a run that waits for its user or has ended, where nobody looks at the run; for as long as the sign-in stands that registered it. */
export type PushSubscription = Node & {
  __typename?: 'PushSubscription';
  /** When it was first registered. */
  createdAt: Scalars['DateTime']['output'];
  /** When its push service last took something for it; null: never yet. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** It was registered by the sign-in that this was asked with. */
  isCurrent: Scalars['Boolean']['output'];
  /** What it called itself; null where it did not say. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** What `PushSubscription.toJSON()` of a browser says. */
export type PushSubscriptionInput = {
  /** `keys.auth`: 16 bytes, base64url. */
  auth: Scalars['String']['input'];
  /** https, at most 1000 characters. */
  endpoint: Scalars['String']['input'];
  /** `keys.p256dh`: its public key, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Reads. None of them changes anything. */
export type Query = {
  __typename?: 'Query';
  /** The intent the planner would see; no run is started. Errors: INVALID_INPUT (text). */
  analyzeIntent: AnalyzedIntent;
  /** The calculators. Open to everybody; nothing is kept. */
  calculate: Calculators;
  /** Reads the conditions in a sentence; nothing is searched. Of several searches in it the first: `readQuestion` has all. Errors: INVALID_INPUT (text). */
  interpretPropertyQuery: PropertyQueryInterpretation;
  /** Articles that answer a question, best first. Errors: INVALID_INPUT. */
  legalSearch: LegalSearchConnection;
  /** Loan products, lowest rate first, those without a published rate last. */
  loanProducts: LoanProductConnection;
  /** Prices and trend of an area. A code that is in force no more stands for what took its place. Errors: INVALID_INPUT for a code that is no region or was split, or months out of range. */
  marketStatistics: MarketStatistics;
  /** Who reads what people ask; null where no model is used and nothing leaves the machine. */
  modelProvider?: Maybe<ModelProvider>;
  /** Any object by its id. Null for an id that names nothing, or something that is not the viewer’s to see. */
  node?: Maybe<Node>;
  /** The same for several ids (at most 100), in their order, null in the place of each that names nothing. */
  nodes: Array<Maybe<Node>>;
  /** A property by its code; null for a code that is not known. */
  property?: Maybe<Property>;
  /** Listings of a part of the map, clustered as its zoom allows. Errors: INVALID_INPUT. */
  propertyClusters: Array<PropertyCluster>;
  /** Listings on the market that meet the conditions. Errors: INVALID_INPUT for a bound out of range or a cursor of another search. */
  propertySearch: PropertySearchConnection;
  /** What browsers subscribe with (`pushManager.subscribe({ applicationServerKey })`): a VAPID key (RFC 8292), base64url. Null: this deployment sends no push messages. */
  pushPublicKey?: Maybe<Scalars['String']['output']>;
  /** Reads a question as a run would: wishes, what belongs to each of them, who asks, and what was not understood. Nothing is searched, and no run is started. Errors: INVALID_INPUT (text). */
  readQuestion: QuestionReading;
  /** Regions in force, or those that `codes` names, in the order of their codes. Errors: INVALID_INPUT. */
  regions: RegionConnection;
  /** One of the viewer’s runs; null for any other id. */
  run?: Maybe<Run>;
  /** One of the viewer’s sessions; null for any other id. */
  session?: Maybe<ChatSession>;
  /** Who one can sign in with here: send the browser to /auth/<name in lower case>/start, with ?returnTo=/path to come back to a page of this server; without it the answer is the tokens as JSON. Either way the browser has them as cookies, and `refreshTokens` and `signOut` without an argument go by those. */
  socialProviders: Array<SocialProvider>;
  /** The user whose token came with the request; null without a valid one. */
  viewer?: Maybe<User>;
};


/** Reads. None of them changes anything. */
export type QueryAnalyzeIntentArgs = {
  text: Scalars['String']['input'];
};


/** Reads. None of them changes anything. */
export type QueryInterpretPropertyQueryArgs = {
  text: Scalars['String']['input'];
};


/** Reads. None of them changes anything. */
export type QueryLegalSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  lawName?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. None of them changes anything. */
export type QueryLoanProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LoanFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. None of them changes anything. */
export type QueryMarketStatisticsArgs = {
  filter: MarketFilter;
};


/** Reads. None of them changes anything. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. None of them changes anything. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads. None of them changes anything. */
export type QueryPropertyArgs = {
  code: Scalars['String']['input'];
};


/** Reads. None of them changes anything. */
export type QueryPropertyClustersArgs = {
  bounds: BoundsInput;
  filter?: InputMaybe<PropertyFilter>;
  zoom: Scalars['Int']['input'];
};


/** Reads. None of them changes anything. */
export type QueryPropertySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PropertyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PropertyOrder>;
};


/** Reads. None of them changes anything. */
export type QueryReadQuestionArgs = {
  text: Scalars['String']['input'];
};


/** Reads. None of them changes anything. */
export type QueryRegionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<RegionLevel>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. None of them changes anything. */
export type QueryRunArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. None of them changes anything. */
export type QuerySessionArgs = {
  id: Scalars['ID']['input'];
};

/** How much a question asks. */
export type QueryComplexity =
  /** A case with several questions: many documents. */
  | 'COMPLEX'
  /** Of reports that were kept: nothing to look up. Greetings are answered before a consultation now. */
  | 'GREETING'
  /** A few things. */
  | 'MODERATE'
  /** One thing: few documents. */
  | 'SIMPLE';

/** A question as it is read, before anything is done about it. */
export type QuestionReading = {
  __typename?: 'QuestionReading';
  /** All wishes as one. */
  intent: AnalyzedIntent;
  /** Who asks. */
  person: PersonReading;
  /** What is done by a text that only talks with the assistant, the first answered first; empty where something is asked. */
  talk: Array<TalkAct>;
  /** Where its author says something of themselves, whichever wish it stands in. */
  told: Array<QuestionSlot>;
  /** Numbers and conditions that nothing has read; an answer tells them. */
  unread: Array<UnreadPart>;
  /** In the order of the question; at least one. */
  wishes: Array<Wish>;
};

/** A part of a question and what it was read as. */
export type QuestionSlot = {
  __typename?: 'QuestionSlot';
  /** The same; the first unit behind it. */
  end: Scalars['Int']['output'];
  /** What it is. */
  name: SlotName;
  /** Offset into the NFC form of the text, UTF-16 units. */
  start: Scalars['Int']['output'];
  /** As it was written. */
  text: Scalars['String']['output'];
};

/** The user has used up what the account allows. */
export type QuotaExceededError = Error & {
  __typename?: 'QuotaExceededError';
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** When it works again. */
  resetsAt: Scalars['DateTime']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** What the viewer thinks of an answer. */
export type RateAnswerInput = {
  /** In their words, at most 1000 characters; personal data are masked. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Whether the answer helped. */
  isHelpful: Scalars['Boolean']['input'];
  /** Why it did not; only with `isHelpful: false`. */
  reasons?: InputMaybe<Array<RatingReason>>;
  /** Id of a Run that is COMPLETED. */
  runId: Scalars['ID']['input'];
};

/** The run with its rating, or why nothing was kept. */
export type RateAnswerResult = InvalidInputError | NotFoundError | Run;

/** How long a rate stays as it is. */
export type RateType =
  /** 고정형. */
  | 'FIXED'
  /** 혼합형. */
  | 'MIXED'
  /** 주기형. */
  | 'PERIODIC'
  /** 변동형. */
  | 'VARIABLE';

/** What may be wrong with an answer. */
export type RatingReason =
  /** Something that matters is left out. */
  | 'INCOMPLETE'
  /** Something else was asked. */
  | 'MISUNDERSTOOD'
  /** It is right, and not for the case that was described. */
  | 'NOT_MY_CASE'
  /** Something else; `comment` says what. */
  | 'OTHER'
  /** It was so once: another rule, price or listing holds now. */
  | 'OUTDATED'
  /** It says more than anybody reads. */
  | 'TOO_LONG'
  /** It cannot be understood, or does not say what it comes to. */
  | 'UNCLEAR'
  /** Its sources do not say what it says, or there are none. */
  | 'UNSUPPORTED'
  /** Something that it says is not so. */
  | 'WRONG_FACT'
  /** An amount, a rate or a day is wrong. */
  | 'WRONG_FIGURE';

/** Who offers a home. */
export type RealEstateAgent = {
  __typename?: 'RealEstateAgent';
  /** Person; null: not known. */
  agentName?: Maybe<Scalars['String']['output']>;
  /** Office; null for a direct trade. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Offered by the owner (직거래). */
  isDirectTrade: Scalars['Boolean']['output'];
};

/** The next tokens, or that there are none. */
export type RefreshResult = AuthPayload | InvalidCredentialsError;

/** A lease that was refused for the landlord to move in, and the one that was made instead. */
export type RefusedRenewalInput = {
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** The deposit until then. */
  deposit: Scalars['Manwon']['input'];
  /** The rent until then; 0 when omitted. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The deposit of the new tenant. */
  newDeposit: Scalars['Manwon']['input'];
  /** The rent of the new tenant; 0 when omitted. */
  newMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** What it cost: moving, a broker, more rent. */
  realLoss?: InputMaybe<Scalars['Manwon']['input']>;
  /** The day of the refusal; today when omitted. */
  refusedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A 법정동 region: 시·도, 시·군·구, 동·읍·면·리. */
export type Region = Node & {
  __typename?: 'Region';
  /** 법정동코드, 10 digits. */
  code: Scalars['String']['output'];
  /** With everything above it in the language of who reads: “Yeoksam-dong, Gangnam-gu, Seoul”. */
  fullLabel: Scalars['String']['output'];
  /** With everything above it: “서울특별시 강남구 역삼동”. */
  fullName: Scalars['String']['output'];
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Own name in the language of who reads: “역삼동”, “Yeoksam-dong”. */
  label: Scalars['String']['output'];
  /** Degrees, WGS 84; null where not known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Depth in the tree. */
  level: RegionLevel;
  /** Degrees, WGS 84; null where not known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Own name: “역삼동”. */
  name: Scalars['String']['output'];
  /** The region it lies in; null for a 시·도. */
  parent?: Maybe<Region>;
  /** Whose place it took: several where they were merged. Those that are not in the list of regions are left out. */
  predecessors: Array<Region>;
  /** What took its place: several where it was split. Empty while it is in force. Those that are not in the list of regions are left out. */
  successors: Array<Region>;
  /** First day of this code; null where it is not known to have changed, or when. */
  validFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day of this code; null while it is in force, or where that day is not known. */
  validUntil?: Maybe<Scalars['Date']['output']>;
};

/** A page of regions. */
export type RegionConnection = {
  __typename?: 'RegionConnection';
  /** The page, in list order. */
  edges: Array<RegionEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** A region in a page. */
export type RegionEdge = {
  __typename?: 'RegionEdge';
  /** Opaque place of this item in the list: pass it as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Region;
};

/** Depth in the tree of 법정동 regions. */
export type RegionLevel =
  /** 법정동, 읍, 면 or 리. */
  | 'DONG'
  /** 시·도: 서울특별시, 경기도 … */
  | 'SIDO'
  /** 시·군·구, and the 구 inside a city (일반구). */
  | 'SIGUNGU';

/** A browser that is told from now on. */
export type RegisterPushSubscriptionPayload = {
  __typename?: 'RegisterPushSubscriptionPayload';
  /** As it is kept. */
  pushSubscription: PushSubscription;
  /** Whose it is. */
  viewer: User;
};

/** The browser’s subscription, or why it was not taken. */
export type RegisterPushSubscriptionResult = InvalidInputError | RegisterPushSubscriptionPayload;

/** Who gives or leaves it, to whoever receives it. */
export type Relation =
  /** A child or grandchild. */
  | 'CHILD'
  /** A grandparent. */
  | 'GRANDPARENT'
  /** Somebody else. */
  | 'OTHER'
  /** Father or mother. */
  | 'PARENT'
  /** Another relative (친족). */
  | 'RELATIVE'
  /** Husband or wife. */
  | 'SPOUSE';

/** A day that matters to whoever asked, worked out from what they said; none is guessed. */
export type Reminder = {
  __typename?: 'Reminder';
  /** The day. */
  date: Scalars['Date']['output'];
  /** The article that sets it; null where it is a day of the contract, or the answer names the rule. */
  ground?: Maybe<Scalars['String']['output']>;
  /** What is due on it, or begins or ends, in the language of the answer. */
  title: Scalars['String']['output'];
};

/** By what a home is let again; it decides whether the cap binds. */
export type Renewal =
  /** A new contract that both agree on. */
  | 'AGREED'
  /** A contract with another tenant. */
  | 'NEW_TENANT'
  /** A home of a registered lessor (등록임대). */
  | 'REGISTERED'
  /** The tenant uses the right to renewal (계약갱신요구권). */
  | 'RIGHT'
  /** Nobody spoke in time (묵시적 갱신). */
  | 'TACIT';

/** The highest rent after a conversion (전월세 전환율). */
export type RentConversion = {
  __typename?: 'RentConversion';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** The highest rate allowed, percent a year. */
  conversionRate: Scalars['Float']['output'];
  /** Rent until now and the converted part together, 만원 a month. */
  maximumMonthlyRent: Scalars['Float']['output'];
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
};

/** A part of the deposit of a running or renewed lease that is turned into rent. */
export type RentConversionInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** The deposit until now. */
  deposit: Scalars['Manwon']['input'];
  /** The rent until now; 0 when omitted. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The deposit that stays; at most `deposit`. */
  newDeposit: Scalars['Manwon']['input'];
};

/** Whether an increase stays within 5%, compared as deposits with the rent converted into them. */
export type RentIncrease = {
  __typename?: 'RentIncrease';
  /** At most the cap; always true where the renewal right is not used. */
  allowed: Scalars['Boolean']['output'];
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** Percent; negative where the lease gets cheaper. */
  increaseRate: Scalars['Float']['output'];
  /** The deposit that reaches the cap with the new rent as given, 만원; never below 0. */
  maximumDeposit: Scalars['Float']['output'];
  /** The rent that reaches the cap with the new deposit as given, 만원; null where both rents are omitted. */
  maximumMonthlyRent?: Maybe<Scalars['Float']['output']>;
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
};

/** A lease before and after. */
export type RentIncreaseInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** The deposit until now; above 0 where there is no rent. */
  currentDeposit: Scalars['Manwon']['input'];
  /** The rent until now; 0 when omitted. */
  currentMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The deposit asked for. */
  newDeposit: Scalars['Manwon']['input'];
  /** The rent asked for; 0 when omitted. */
  newMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The tenant uses the right to renewal (계약갱신요구권). Without it the cap does not bind. */
  renewalRightUsed: Scalars['Boolean']['input'];
};

/** The rent of a year. */
export type RentTaxCreditInput = {
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The household owns no home on 31 December. */
  noHome?: InputMaybe<Scalars['Boolean']['input']>;
  /** Registered at the address of the lease (전입신고). */
  registered?: InputMaybe<Scalars['Boolean']['input']>;
  /** 총급여 of the year, 만원. */
  salary?: InputMaybe<Scalars['Manwon']['input']>;
  /** Rent paid in the year, 만원. */
  yearRent: Scalars['Manwon']['input'];
};

/** The lettings of a year. */
export type RentalIncomeTaxInput = {
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Deposits of all homes together, 만원. */
  deposits?: InputMaybe<Scalars['Manwon']['input']>;
  /** Homes of husband and wife together; every result when omitted. */
  homes?: InputMaybe<Scalars['Int']['input']>;
  /** 기준시가 of the only home, 만원. */
  officialPrice?: InputMaybe<Scalars['Manwon']['input']>;
  /** 종합소득금액 beside it, 만원. */
  otherIncome?: InputMaybe<Scalars['Manwon']['input']>;
  /** Registered as a rental business. */
  registered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rent of the year, 만원. */
  yearRent: Scalars['Manwon']['input'];
};

/** What is known of the case. */
export type RepairFundInput = {
  /** A month, 만원; to the won. */
  monthly: Scalars['Float']['input'];
  /** So many months were paid. */
  months: Scalars['Int']['input'];
};

/** How a loan is paid back. */
export type RepaymentMethod =
  /** 만기일시. */
  | 'BULLET'
  /** 원금균등. */
  | 'EQUAL_PRINCIPAL'
  /** 원리금균등. */
  | 'LEVEL';

/** How far a RESEARCH run may go. What is reached ends the loop that it bounds, and the report says so: it is then written from what was found. A value outside its range is an InvalidInputError. */
export type ResearchSettingsInput = {
  /** Rounds in which topics are given out, 1 to 12; 6 when omitted. Topics that are left are SKIPPED. */
  maxIterations?: InputMaybe<Scalars['Int']['input']>;
  /** Researchers at work at the same time, 1 to 10; 5 when omitted. */
  maxParallelResearchers?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds from the moment that the first researcher sets out, 1 to 3600; 600 when omitted. No look-up begins after it; the report is written then. */
  maxSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Tokens of all model calls of the run, prompts and answers, 1000 to 5000000; 250000 when omitted. Calls under way when it is reached still count, and the report is written after it. */
  maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Look-ups and calculations of one researcher, 1 to 30; 10 when omitted. */
  maxToolCalls?: InputMaybe<Scalars['Int']['input']>;
};

/** The only tokens that are still good, or why nothing was changed. */
export type ResetPasswordResult = AuthPayload | InvalidCredentialsError | InvalidInputError;

/** The run, which goes on, or why the answer was not taken. */
export type RespondToInputResult = InputNoLongerPendingError | InvalidInputError | NotFoundError | Run;

/** How risky something is. */
export type RiskLevel =
  /** Money may be lost. */
  | 'HIGH'
  /** Nothing speaks against it. */
  | 'LOW'
  /** To be looked at closely. */
  | 'MEDIUM';

/** What the buyer’s own money earns, before tax. */
export type Roi = {
  __typename?: 'Roi';
  /** Rent − interest − costs of a year, 만원. */
  annualCashFlow: Scalars['Float']['output'];
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** Price + purchaseCost − deposit − loan, 만원; 0 or less is an error. */
  equity: Scalars['Float']['output'];
  /** Cash flow ÷ equity, percent a year. */
  estimatedRoi: Scalars['Float']['output'];
  /** Equity ÷ cash flow, years; null where nothing is left over. */
  paybackPeriod?: Maybe<Scalars['Float']['output']>;
};

/** A home that is bought to be let. */
export type RoiInput = {
  /** Costs of a year; 0 when omitted. */
  annualCost?: InputMaybe<Scalars['Manwon']['input']>;
  /** Rate of the loan, percent a year; needed where there is a loan. */
  annualRate?: InputMaybe<Scalars['Float']['input']>;
  /** The tenant’s deposit; 0 when omitted. */
  deposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** Loan; 0 when omitted. */
  loanAmount?: InputMaybe<Scalars['Manwon']['input']>;
  /** Rent of a month. */
  monthlyRent: Scalars['Manwon']['input'];
  /** Price of the home; above 0. */
  price: Scalars['Manwon']['input'];
  /** Taxes and fees of buying: own money too; 0 when omitted. */
  purchaseCost?: InputMaybe<Scalars['Manwon']['input']>;
};

/** The webhook with its new secret, or that there is none. */
export type RotateWebhookSecretResult = NotFoundError | WebhookWithSecret;

/** An answer to what many people ask, written beforehand from the texts of the statutes in the project’s own words. */
export type Ruling = {
  __typename?: 'Ruling';
  /** The articles that it rests on, the deciding one first, in the language of who reads: “주택임대차보호법 제6조의2”, “Housing Lease Protection Act, Article 6-2”. */
  articles: Array<Scalars['String']['output']>;
  /** The day of the texts it was written from. */
  asOf: Scalars['Date']['output'];
  /** What holds, in one or two sentences. */
  conclusion: Bilingual;
  /** What turns it. */
  conditions: Array<Bilingual>;
  /** Its name, the same in every version: “home-tacit-leave”. */
  key: Scalars['String']['output'];
  /** The professional who has signed it; null: nobody has. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
  /** When it was signed; null: never. */
  reviewedOn?: Maybe<Scalars['Date']['output']>;
  /** What to do, in order. */
  steps: Array<Bilingual>;
  /** What it is about. */
  title: Bilingual;
  /** Its last day; null where no end is known. */
  until?: Maybe<Scalars['Date']['output']>;
  /** What could not be checked against a statute; null where all was. */
  unverified?: Maybe<Bilingual>;
};

/** One execution for one question inside a session. It goes on whether or not anybody watches. */
export type Run = Node & {
  __typename?: 'Run';
  /** Set once COMPLETED; after a cancellation what there was of it. */
  answer?: Maybe<Answer>;
  /** Points that `forkRun` can start from, oldest first. They are pruned some time after the run has ended (a day, unless configured). */
  checkpoints: Array<RunCheckpoint>;
  /** When it ended, in whichever way; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How a CONSULT or DIRECT run came to its answer; null before it has, and for other modes. */
  consult?: Maybe<ConsultRun>;
  /** When it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** The contract that it wrote; null where it wrote none, and after a cancellation. */
  document?: Maybe<GeneratedDocument>;
  /** Itself as an edge of `ChatSession.runs`, for lists that get it from a change. */
  edge: RunEdge;
  /** Why it FAILED; otherwise null. */
  error?: Maybe<RunFailure>;
  /** The journal of the run, oldest first. */
  events: RunEventConnection;
  /** Where a forked run began; null for others, and when that checkpoint was pruned or its run deleted. */
  forkedFrom?: Maybe<RunCheckpoint>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Language of the answer. */
  language: Language;
  /** Cursor of the last event included in this read: subscribe after it to miss nothing and repeat nothing. Null before the first event. */
  lastEventCursor?: Maybe<Scalars['String']['output']>;
  /** What the session holds of it, oldest first: the question, and once it has ended the answer, or what the system said of its end. Empty after a ROLLBACK. */
  messages: Array<ChatMessage>;
  /** How it is answered. */
  mode: RunMode;
  /** What it waits for; null unless WAITING_FOR_INPUT. */
  pendingInput?: Maybe<InputRequest>;
  /** What it is doing, or was doing when it ended; null before it starts. */
  phase?: Maybe<RunPhase>;
  /** The newest plan; null before there is one, and for modes that do not plan. */
  plan?: Maybe<Plan>;
  /** The question. */
  query: Scalars['String']['output'];
  /** What the viewer thinks of its answer; null while they have not said. */
  rating?: Maybe<AnswerRating>;
  /** Where it was asked. */
  session: ChatSession;
  /** When a worker first took it up; null while it waits. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: RunStatus;
  /** The steps as they stand now, in plan order; empty before there is a plan. */
  steps: Array<ExecutionStep>;
  /** What has been written of the answer so far, Markdown; empty before anything is, the whole text at the end. It belongs to `lastEventCursor` of the same read: whoever goes on from there cuts it to `AnswerDelta.offset` and appends. */
  text: Scalars['String']['output'];
  /** Seconds from `startedAt` to `completedAt`; null until it has ended. */
  totalExecutionTime?: Maybe<Scalars['Float']['output']>;
  /** Model calls and tokens. */
  usage: RunUsage;
};


/** One execution for one question inside a session. It goes on whether or not anybody watches. */
export type RunEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The run was cancelled. No event follows. */
export type RunCancelled = RunEvent & {
  __typename?: 'RunCancelled';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** Why, if it was said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** A point of a run that a new run can go on from. */
export type RunCheckpoint = Node & {
  __typename?: 'RunCheckpoint';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** What runs next from here: “planning”, “executeTeams”, “generateResponse” … */
  node: Scalars['String']['output'];
  /** Where the run stood. */
  phase?: Maybe<RunPhase>;
};

/** The final response stands. No event follows. */
export type RunCompleted = RunEvent & {
  __typename?: 'RunCompleted';
  /** The answer. */
  answer: Answer;
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The answer as it stands in the conversation; null where it was taken back (ROLLBACK). */
  message?: Maybe<ChatMessage>;
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** The session has an active run and the strategy was REJECT. */
export type RunConflictError = Error & {
  __typename?: 'RunConflictError';
  /** The run that is in the way. */
  activeRun: Run;
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What is wrong, in English, for who builds clients. */
  message: Scalars['String']['output'];
  /** What is wrong, for the user to read, in their language: `User.language`, else `Accept-Language`, else Korean; of an answer to a run in that of the run. */
  said: Scalars['String']['output'];
};

/** A page of runs. */
export type RunConnection = {
  __typename?: 'RunConnection';
  /** The page, in list order. */
  edges: Array<RunEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** A run in a page. */
export type RunEdge = {
  __typename?: 'RunEdge';
  /** Opaque place of this item in the list: pass it as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Run;
};

/** A run has ended. */
export type RunEnded = ViewerEvent & ViewerRunEvent & ViewerSessionEvent & {
  __typename?: 'RunEnded';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event; null where it is gone. */
  run?: Maybe<Run>;
  /** Id of the run. */
  runId: Scalars['ID']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
  /** How it ended: COMPLETED, FAILED or CANCELLED. */
  status: RunStatus;
};

/** Something that happened in a run. Events are kept: they can be read and subscribed to again. */
export type RunEvent = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** A page of events. */
export type RunEventConnection = {
  __typename?: 'RunEventConnection';
  /** The page, oldest first. */
  edges: Array<RunEventEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
};

/** An event in a page. */
export type RunEventEdge = {
  __typename?: 'RunEventEdge';
  /** The event’s own cursor. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: RunEvent;
};

/** The run ended without an answer. No event follows. */
export type RunFailed = RunEvent & {
  __typename?: 'RunFailed';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** Why. */
  failure: RunFailure;
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** Why a run ended without an answer, in words that are safe to show. */
export type RunFailure = {
  __typename?: 'RunFailure';
  /** For programs. */
  code: Scalars['String']['output'];
  /** For people. */
  message: Scalars['String']['output'];
  /** The step to blame; null where it was none. */
  step?: Maybe<ExecutionStep>;
};

/** TEAM: supervisor and teams. CONSULT: cited question answering. RESEARCH: deep research. DIRECT: one plain model call, the baseline. */
export type RunMode =
  /** Cited question answering over law and guidance. */
  | 'CONSULT'
  /** One plain model call without sources, for comparison. */
  | 'DIRECT'
  /** Deep research: topics as steps, a researcher each, and a report with sources. */
  | 'RESEARCH'
  /** A plan of visible steps, carried out by teams. */
  | 'TEAM';

/** What a run is doing. */
export type RunPhase =
  /** The teams’ results are put together. */
  | 'AGGREGATION'
  /** The teams work. */
  | 'EXECUTING'
  /** Loads the conversation and what is known of the user. */
  | 'INITIALIZATION'
  /** Reads the question and makes the plan. */
  | 'PLANNING'
  /** The answer is written. */
  | 'RESPONSE_GENERATION';

/** What a run waited for was answered, on whichever device: it goes on. */
export type RunResumed = ViewerEvent & ViewerRunEvent & ViewerSessionEvent & {
  __typename?: 'RunResumed';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event; null where it is gone. */
  run?: Maybe<Run>;
  /** Id of the run. */
  runId: Scalars['ID']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A question was asked: its run waits for its turn, or goes on already. */
export type RunStarted = ViewerEvent & ViewerRunEvent & ViewerSessionEvent & {
  __typename?: 'RunStarted';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event; null where it is gone. */
  run?: Maybe<Run>;
  /** Id of the run. */
  runId: Scalars['ID']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** Where a run stands. The last three are final. */
export type RunStatus =
  /** Ended by `cancelRun` or by another run; `Run.answer` holds what there was of an answer. */
  | 'CANCELLED'
  /** Has its answer. */
  | 'COMPLETED'
  /** Ended without an answer: see `Run.error`. */
  | 'FAILED'
  /** Waits for a worker, or for the session’s active run to end. */
  | 'QUEUED'
  /** A worker carries it out. */
  | 'RUNNING'
  /** Waits for its user: see `Run.pendingInput`. */
  | 'WAITING_FOR_INPUT';

/** What a run used of the model so far. */
export type RunUsage = {
  __typename?: 'RunUsage';
  /** In the order they finished. */
  byCall: Array<ModelCallUsage>;
  /** Tokens received, all calls. */
  completionTokens: Scalars['Int']['output'];
  /** US dollars, by the prices of the day of each call, discounts aside. 0 for what was reasoned offline; null where the price of a model is not known (one of your own server, or newer than the table). */
  costUsd?: Maybe<Scalars['Float']['output']>;
  /** Number of finished calls. */
  modelCalls: Scalars['Int']['output'];
  /** Tokens sent, all calls. */
  promptTokens: Scalars['Int']['output'];
};

/** A run waits for its user: `run.pendingInput` is what it asks. */
export type RunWaiting = ViewerEvent & ViewerRunEvent & ViewerSessionEvent & {
  __typename?: 'RunWaiting';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event; null where it is gone. */
  run?: Maybe<Run>;
  /** Id of the run. */
  runId: Scalars['ID']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A search that is kept, and that tells of what is new for it. */
export type SavedSearch = Node & {
  __typename?: 'SavedSearch';
  /** Whether `savedSearchMatches` tells of it. */
  alertsEnabled: Scalars['Boolean']['output'];
  /** When it was saved: what was on the market then is not news. */
  createdAt: Scalars['DateTime']['output'];
  /** What it looks for: the conditions of its sentence and its filter together. */
  filter: PropertyConditions;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** 1 to 100 characters. */
  name: Scalars['String']['output'];
  /** The sentence that it was made from; null where it was made from a filter alone. */
  queryText?: Maybe<Scalars['String']['output']>;
  /** Words of the sentence that look like a condition and were not understood: it does not heed them. */
  unrecognized: Array<Scalars['String']['output']>;
};

/** A search was saved. */
export type SavedSearchCreated = ViewerEvent & ViewerSavedSearchEvent & {
  __typename?: 'SavedSearchCreated';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The saved search as it stands when this is read, which may be further than the event; null where it is gone. */
  savedSearch?: Maybe<SavedSearch>;
  /** Id of the saved search. */
  savedSearchId: Scalars['ID']['output'];
};

/** A saved search was deleted. */
export type SavedSearchDeleted = ViewerEvent & ViewerSavedSearchEvent & {
  __typename?: 'SavedSearchDeleted';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The saved search as it stands when this is read, which may be further than the event; null where it is gone. */
  savedSearch?: Maybe<SavedSearch>;
  /** Id of the saved search. */
  savedSearchId: Scalars['ID']['output'];
};

/** Listings that meet a saved search have appeared or become cheaper. What comes at once is told at once. `savedSearchMatches` tells of the same listings one by one; its place is its own. */
export type SavedSearchMatched = ViewerEvent & ViewerSavedSearchEvent & {
  __typename?: 'SavedSearchMatched';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** More came at once than are told: search again to see them. */
  hasMore: Scalars['Boolean']['output'];
  /** The listings, the first that came first; at most 50, without those that are gone. */
  results: Array<PropertySearchResult>;
  /** The saved search as it stands when this is read, which may be further than the event; null where it is gone. */
  savedSearch?: Maybe<SavedSearch>;
  /** Id of the saved search. */
  savedSearchId: Scalars['ID']['output'];
};

/** The saved search, or why it was not saved or changed. */
export type SavedSearchResult = InvalidInputError | NotFoundError | SavedSearch;

/** A saved search has another name or other conditions, or its alerts were switched. */
export type SavedSearchUpdated = ViewerEvent & ViewerSavedSearchEvent & {
  __typename?: 'SavedSearchUpdated';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The saved search as it stands when this is read, which may be further than the event; null where it is gone. */
  savedSearch?: Maybe<SavedSearch>;
  /** Id of the saved search. */
  savedSearchId: Scalars['ID']['output'];
};

/** A session was put away. */
export type SessionArchived = ViewerEvent & ViewerSessionEvent & {
  __typename?: 'SessionArchived';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session began. */
export type SessionCreated = ViewerEvent & ViewerSessionEvent & {
  __typename?: 'SessionCreated';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session is gone, with everything in it. */
export type SessionDeleted = ViewerEvent & ViewerSessionEvent & {
  __typename?: 'SessionDeleted';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session has another title: its user gave it one, or the first question did. */
export type SessionRenamed = ViewerEvent & ViewerSessionEvent & {
  __typename?: 'SessionRenamed';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session was taken out again, by its user or by a question. */
export type SessionRestored = ViewerEvent & ViewerSessionEvent & {
  __typename?: 'SessionRestored';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** The session, or why it was not created or changed. */
export type SessionResult = ChatSession | InvalidInputError | NotFoundError;

/** What is known of the case. */
export type ShopArrearsInput = {
  /** What is open now. */
  arrears: Scalars['Manwon']['input'];
  /** Day of the case; today in Korea when omitted. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Rent of a month, 만원. */
  monthlyRent: Scalars['Manwon']['input'];
};

/** What is known of the case. */
export type ShopConversionInput = {
  /** The contract was made or renewed on this day. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Base rate of the Bank of Korea, percent; the one of the day when omitted. */
  baseRate?: InputMaybe<Scalars['Float']['input']>;
  /** What of the deposit is turned into rent. */
  converted: Scalars['Manwon']['input'];
  /** The deposit, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Without VAT. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** Null: every region is told. A whole 시·도 will do. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** The lease of a shop, and what is asked for. */
export type ShopRaiseInput = {
  /** Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The deposit until now. */
  deposit: Scalars['Manwon']['input'];
  /** The rent until now, without VAT; 0 when omitted. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** The deposit asked for. */
  newDeposit?: InputMaybe<Scalars['Manwon']['input']>;
  /** The rent asked for. */
  newMonthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** 법정동코드 of a 시군구 or dong, 10 digits; the first 5 stand for a 시군구. Abolished codes count as their successors. A whole 시·도 will do; every region when omitted. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** What is known of the case. */
export type ShopScopeInput = {
  /** The contract was made or renewed on this day. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The deposit, 만원. */
  deposit: Scalars['Manwon']['input'];
  /** Without VAT. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** Null: every region is told. A whole 시·도 will do. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** The lease of a shop in an auction. */
export type ShopSmallDepositInput = {
  /** The deposit. */
  deposit: Scalars['Manwon']['input'];
  /** Decides the rule; today when omitted. */
  firstMortgageDate?: InputMaybe<Scalars['Date']['input']>;
  /** Counts 100 times; 0 when omitted. */
  monthlyRent?: InputMaybe<Scalars['Manwon']['input']>;
  /** Of the building: half of it is shared at most. */
  price?: InputMaybe<Scalars['Manwon']['input']>;
  /** 법정동코드 of a 시군구 or dong, 10 digits; the first 5 stand for a 시군구. Abolished codes count as their successors. */
  regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** A sign-in that stands: a browser, an app or a program that somebody gave the password to. */
export type SignIn = Node & {
  __typename?: 'SignIn';
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** It is the one that this was asked with. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last got an access token, which is good for 15 minutes (12 hours for guests). */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it began. */
  signedInAt: Scalars['DateTime']['output'];
  /** What it called itself when it last got a token; null where it did not say. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Tokens, or that there are none. */
export type SignInResult = AuthPayload | InvalidCredentialsError;

/** What ended: its tokens are good no more, its sockets and subscriptions are closed. */
export type SignInsEnded = {
  __typename?: 'SignInsEnded';
  /** How many sign-ins ended. */
  count: Scalars['Int']['output'];
};

/** The new account’s tokens, or why there is none. */
export type SignUpResult = AuthPayload | EmailTakenError | InvalidInputError;

/** What a part of a question was read as. */
export type SlotName =
  /** An age. */
  | 'AGE'
  /** An area. */
  | 'AREA'
  /** An article of a law. */
  | 'ARTICLE'
  /** Money that is none of the above: maintenance, a down payment. */
  | 'ASIDE'
  /** A condition of the homes that are looked for. */
  | 'CONDITION'
  /** A number of things. */
  | 'COUNT'
  /** A date or a year. */
  | 'DATE'
  /** A debt that is paid back already. */
  | 'DEBT'
  /** A deposit. */
  | 'DEPOSIT'
  /** US dollars. */
  | 'DOLLARS'
  /** A span of time. */
  | 'DURATION'
  /** Homes that are owned. */
  | 'HOMES'
  /** A yearly income. */
  | 'INCOME'
  /** The sum of a loan. */
  | 'LOAN'
  /** A position in a list. */
  | 'ORDINAL'
  /** Cash and savings. */
  | 'OWN_MONEY'
  /** The price of a home. */
  | 'PRICE'
  /** By how much something is to rise. */
  | 'RAISE'
  /** A rate of interest. */
  | 'RATE'
  /** A monthly rent. */
  | 'RENT'
  /** Debt that comes before a tenant. */
  | 'SENIOR_DEBT'
  /** A percentage of something else. */
  | 'SHARE'
  /** The term of a loan. */
  | 'YEARS';

/** Where a circumstance became known. */
export type SlotOrigin =
  /** Earlier in this session. */
  | 'CONVERSATION'
  /** In any conversation of the user; it can be deleted there (`User.preferences`). */
  | 'PROFILE'
  /** In this question. */
  | 'QUESTION';

/** Who vouches for a user. */
export type SocialProvider =
  /** Apple. */
  | 'APPLE'
  /** Google. */
  | 'GOOGLE'
  /** 카카오. */
  | 'KAKAO'
  /** 네이버. */
  | 'NAVER';

/** What is sold. */
export type SoldAsset =
  /** A shop, an office. */
  | 'BUILDING'
  /** A home. */
  | 'HOME'
  /** 비사업용 토지. */
  | 'IDLE_LAND'
  /** Land. */
  | 'LAND'
  /** 조합원입주권. */
  | 'MEMBERSHIP'
  /** 분양권. */
  | 'PRESALE';

/** Direction of an order. */
export type SortDirection =
  /** Smallest, oldest or nearest first. */
  | 'ASC'
  /** Largest, newest or farthest first. */
  | 'DESC';

/** Something that a sentence of an answer rests on. */
export type Source = CalculationSource | LegalArticle | LoanProduct | MarketStatistics | Property | Ruling | Transaction;

/** A special term (특약) as it is to be. */
export type SpecialTermInput = {
  /** Which one, from 1 as they stand in the document; omitted: it is added. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Its words, 1 to 1000 characters; omitted: it is taken out. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A document. */
export type StampTaxInput = {
  /** The sum that stands in it, 만원. */
  amount: Scalars['Manwon']['input'];
  /** Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** What kind of document. */
  document: StampedDocument;
};

/** What kind of document. */
export type StampedDocument =
  /** Sale of a home. */
  | 'HOME_SALE'
  /** Lease. */
  | 'LEASE'
  /** Loan with a financial institution. */
  | 'LOAN'
  /** Another sale of real estate. */
  | 'SALE';

/** A question and how it is to be answered. */
export type StartRunInput = {
  /** Only for CONSULT and DIRECT; others have no use for it. */
  consult?: InputMaybe<ConsultSettingsInput>;
  /** A retried request with the same key returns the run that the first one started. 1 to 200 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the question when omitted. */
  language?: InputMaybe<Language>;
  /** TEAM when omitted. */
  mode?: InputMaybe<RunMode>;
  /** REJECT when omitted. */
  multitaskStrategy?: InputMaybe<MultitaskStrategy>;
  /** 1 to 20000 characters: a pasted contract fits. */
  query: Scalars['String']['input'];
  /** Stop after planning until the plan is approved; false when omitted. CONSULT and DIRECT have no choices to approve and do not stop. */
  requirePlanApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only for RESEARCH; others have no use for it. The limits of its description when omitted. */
  research?: InputMaybe<ResearchSettingsInput>;
  /** Id of one of the viewer’s ChatSessions. */
  sessionId: Scalars['ID']['input'];
};

/** The run, or why none was started. */
export type StartRunResult = InvalidInputError | NotFoundError | QuotaExceededError | Run | RunConflictError;

/** Statistics of reported deals that a step looked up. */
export type StatisticsOutput = {
  __typename?: 'StatisticsOutput';
  /** Whatever else the step found or rests on; what no longer exists is left out. */
  sources: Array<Source>;
  /** As they were when the step was done. */
  statistics: Array<MarketStatistics>;
};

/** What a step found, as data. Which type it is says what the step was for; `sources` holds what it found beside that. */
export type StepOutput = ArticlesOutput | DocumentOutput | FiguresOutput | ListingsOutput | ProductsOutput | StatisticsOutput;

/** Where a step stands. The last three are final. */
export type StepStatus =
  /** Has its result. */
  | 'COMPLETED'
  /** Ended with `error`; the run answers from what the other steps found. */
  | 'FAILED'
  /** Is being carried out. */
  | 'IN_PROGRESS'
  /** Waits for the steps it depends on. */
  | 'PENDING'
  /** Was left out, with the reason in `error`. */
  | 'SKIPPED';

/** What a step does. */
export type StepType =
  /** An analysis of the analysis team. */
  | 'ANALYSIS'
  /** A document of the document team. */
  | 'DOCUMENT'
  /** A topic of a research run, found out about by one researcher. */
  | 'RESEARCH'
  /** A search of the search team. */
  | 'SEARCH';

/** A step changed status or progress. */
export type StepUpdated = RunEvent & {
  __typename?: 'StepUpdated';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Steps that have ended. */
  completedSteps: Scalars['Int']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
  /** The step after the change. */
  step: ExecutionStep;
  /** Steps of the plan. */
  totalSteps: Scalars['Int']['output'];
};

/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type Subscription = {
  __typename?: 'Subscription';
  /** One run’s events, from the start or after a cursor; ends with the run’s terminal event, or with the error NOT_FOUND when the run is deleted. Errors: NOT_FOUND, INVALID_INPUT (after). */
  runEvents: RunEvent;
  /** A run as it stands, whole: the first time at once, then whenever something has changed, at most ten times a second; ends with the run. It needs no cursor and no reducer: who comes back subscribes again and has everything. Without an id the viewer’s newest run, and the next one from when it starts; it does not end then. Errors: NOT_FOUND. */
  runLive: Run;
  /** Listings that appear and match a saved search of the viewer, and those that become cheaper. What came while nobody listened is told first, and the place is kept by the server: subscribe again, and nothing is missed. Each is told at least once. Ends when the search is deleted. Errors: NOT_FOUND, INVALID_INPUT (alerts are off). */
  savedSearchMatches: PropertySearchResult;
  /** The events of every run in a session, for dashboards; does not end by itself, but with the error NOT_FOUND when the session is deleted. Without a cursor it begins with the runs that have not ended, or did so less than a minute ago, from their first event: who comes back within that time misses nothing. For all that comes after a read, give the `ChatSession.lastEventCursor` of that read. Errors: NOT_FOUND, INVALID_INPUT (after). */
  sessionEvents: RunEvent;
  /** What happens to the viewer’s sessions, runs, favourites and saved searches, on every device; does not end by itself. Without a cursor it begins with what happened in the last minute: who comes back within that time misses nothing. For all that comes after a read, give the `User.lastEventCursor` of that read. What happened is kept for a while only; a cursor from before is refused with CURSOR_EXPIRED: read again, and go on from there. Errors: INVALID_INPUT (after), CURSOR_EXPIRED. */
  viewerEvents: ViewerEvent;
};


/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type SubscriptionRunEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  runId: Scalars['ID']['input'];
};


/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type SubscriptionRunLiveArgs = {
  runId?: InputMaybe<Scalars['ID']['input']>;
};


/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type SubscriptionSavedSearchMatchesArgs = {
  savedSearchId: Scalars['ID']['input'];
};


/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type SubscriptionSessionEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};


/** Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one seen, and nothing is missed or repeated. Closing a subscription never stops a run. */
export type SubscriptionViewerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody does who talks and asks nothing of housing. */
export type TalkAct =
  /** They ask what they can be helped with. */
  | 'ABLE'
  /** They take leave. */
  | 'BYE'
  /** Something that is remembered of them is to be forgotten. */
  | 'FORGET'
  /** They greet. */
  | 'GREET'
  /** They ask what to do next. */
  | 'NEXT'
  /** They have understood. */
  | 'OKAY'
  /** They ask what is remembered of them. */
  | 'RECALL'
  /** They tell something that is to be remembered. */
  | 'REMEMBER'
  /** They ask which homes they were looking for. */
  | 'SOUGHT'
  /** They ask what was talked about so far. */
  | 'SUMMARIZE'
  /** They thank. */
  | 'THANK'
  /** They ask who answers. */
  | 'WHO';

/** What comes out if facts that were not given are so. */
export type TaxAlternative = {
  __typename?: 'TaxAlternative';
  /** The facts, all of them together. Korean. */
  condition: Scalars['String']['output'];
  /** What comes out then. */
  result: TaxBill;
};

/** A tax with all that is paid together with it. */
export type TaxBill = {
  __typename?: 'TaxBill';
  /** What was assumed because it was not given, and what was left out. Korean. */
  assumptions: Array<Scalars['String']['output']>;
  /** What is due by when. */
  deadlines: Array<TaxDeadline>;
  /** What it is made of. */
  parts: Array<TaxPart>;
  /** Why it came out so. Korean. */
  reasons: Array<Scalars['String']['output']>;
  /** For whom and for what it holds. */
  regime: Scalars['String']['output'];
  /** The same in words, Korean. */
  regimeName: Scalars['String']['output'];
  /** The rules that were applied, each with the day from which it holds. */
  rules: Array<AppliedRule>;
  /** How it was come to. */
  steps: Array<TaxStep>;
  /** All parts together, 만원, to the won; null where the law leaves no sum that can be said. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** A tax: one result, or a result for each value of the facts that decide and were not given. */
export type TaxCalculation = {
  __typename?: 'TaxCalculation';
  /** Every result that facts which were not given leave open. */
  alternatives: Array<TaxAlternative>;
  /** What it would be if something assumed were otherwise; only what changes the sum. */
  flips: Array<TaxAlternative>;
  /** Null where facts that were not given decide: see alternatives. */
  result?: Maybe<TaxBill>;
};

/** By when something is to be filed or paid. */
export type TaxDeadline = {
  __typename?: 'TaxDeadline';
  /** Null: counted from a day that was not given. */
  day?: Maybe<Scalars['Date']['output']>;
  /** The same in words, Korean. */
  name: Scalars['String']['output'];
  /** What is due. */
  what: Scalars['String']['output'];
};

/** One of the taxes that are paid together. */
export type TaxPart = {
  __typename?: 'TaxPart';
  /** 만원, to the won. */
  amount: Scalars['Float']['output'];
  /** Its name, Korean. */
  name: Scalars['String']['output'];
  /** Percent of the base; null where rates rise with it. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** Which: acquisitionTax, localEducationTax … */
  tax: Scalars['String']['output'];
};

/** One figure on the way to the tax. */
export type TaxStep = {
  __typename?: 'TaxStep';
  /** Its name, Korean. */
  name: Scalars['String']['output'];
  /** Which: price, gain, longTermDeduction, taxBase … */
  step: Scalars['String']['output'];
  /** MANWON, PERCENT or YEARS. */
  unit: Scalars['String']['output'];
  /** In the unit beside it. */
  value: Scalars['Float']['output'];
};

/** Who carries out a step. */
export type Team =
  /** Calculates and judges. */
  | 'ANALYSIS'
  /** Writes and reviews contracts. */
  | 'DOCUMENT'
  /** Finds laws, deals, listings and loans. */
  | 'SEARCH';

/** What is known of the case. */
export type TenantRankInput = {
  /** Null: there is no 확정일자. */
  fixedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Entered in the register. */
  mortgageOn: Scalars['Date']['input'];
  /** Moved in and registered there: both. */
  movedInOn: Scalars['Date']['input'];
  /** The earliest 가압류, 압류 or 경매개시결정 in the register; null: none is said. */
  seizedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Another wording for a special term that the review found fault with. */
export type TermSuggestion = {
  __typename?: 'TermSuggestion';
  /** Names it in the answer. */
  id: Scalars['ID']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** How much is at stake. */
  severity: RiskLevel;
  /** Which special term it would replace, from 1. */
  specialTerm: Scalars['Int']['output'];
  /** What it would say, in the language of the run. */
  suggestion: Scalars['String']['output'];
  /** What is wrong. */
  type: ContractRiskType;
  /** The same as the contract would have it, in Korean. */
  wording: Scalars['String']['output'];
};

/** What came of it, or that there is no such webhook. */
export type TestWebhookResult = NotFoundError | WebhookTest;

/** Something that did not fit. */
export type TokenCut = {
  __typename?: 'TokenCut';
  /** How. */
  reason: CutReason;
  /** The part that was too long. */
  section: Scalars['String']['output'];
  /** Tokens that were cut off. */
  tokens: Scalars['Int']['output'];
  /** Name of the document, turn or part. */
  what: Scalars['String']['output'];
};

/** How the token budget was spent, counted by the o200k_base tokenizer. */
export type TokenPlan = {
  __typename?: 'TokenPlan';
  /** Tokens in all. */
  budget: Scalars['Int']['output'];
  /** What did not fit, the least relevant first. */
  cuts: Array<TokenCut>;
  /** By part. */
  sections: Array<TokenSection>;
};

/** A part of what an answer is made from. */
export type TokenSection = {
  __typename?: 'TokenSection';
  /** Tokens that it may have. */
  limit: Scalars['Int']['output'];
  /** `system`, `profile`, `evidence`, `history`, `query` or `generation`. */
  section: Scalars['String']['output'];
  /** Tokens that it has. */
  used: Scalars['Int']['output'];
};

/** A listing on the market or a concluded deal. Which amounts are set follows from `transactionType`. */
export type Transaction = Node & {
  __typename?: 'Transaction';
  /** Who offers it; null for deals and where it is not known. */
  agent?: Maybe<RealEstateAgent>;
  /** Day on which the listing was confirmed, YYYYMMDD. */
  articleConfirmYmd?: Maybe<Scalars['String']['output']>;
  /** Number of the listing at its source. */
  articleNo?: Maybe<Scalars['String']['output']>;
  /** JEONSE and RENT; otherwise null. */
  deposit?: Maybe<Scalars['Manwon']['output']>;
  /** ㎡; null: not known. */
  exclusiveArea?: Maybe<Scalars['Float']['output']>;
  /** Floor, negative below ground; null: not known. */
  floor?: Maybe<Scalars['Int']['output']>;
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** The deal was called off (해제); statistics leave it out. */
  isCancelled: Scalars['Boolean']['output'];
  /** Invented for the demonstration. */
  isDemo: Scalars['Boolean']['output'];
  /** Asking price or concluded. */
  kind: TransactionKind;
  /** RENT only; otherwise null. */
  monthlyRent?: Maybe<Scalars['Manwon']['output']>;
  /** The home. */
  property: Property;
  /** SALE only; otherwise null. */
  salePrice?: Maybe<Scalars['Manwon']['output']>;
  /** Day of the contract; null for listings. */
  transactionDate?: Maybe<Scalars['Date']['output']>;
  /** Sale, jeonse or rent. */
  transactionType: TransactionType;
};

/** A page of transactions. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** The page, in list order. */
  edges: Array<TransactionEdge>;
  /** Whether there is more, and where to go on. */
  pageInfo: PageInfo;
  /** All that match. */
  totalCount: Scalars['Int']['output'];
};

/** A transaction in a page. */
export type TransactionEdge = {
  __typename?: 'TransactionEdge';
  /** Opaque place of this item in the list: pass it as `after`. */
  cursor: Scalars['String']['output'];
  /** The transaction. */
  node: Transaction;
};

/** LISTING is an asking price on the market; DEAL is a reported, concluded transaction (실거래). */
export type TransactionKind =
  /** A reported, concluded transaction (실거래). */
  | 'DEAL'
  /** An asking price on the market. */
  | 'LISTING';

/** What is agreed between the parties. */
export type TransactionType =
  /** 전세: a `deposit` and no rent. */
  | 'JEONSE'
  /** 월세: a `deposit` and a `monthlyRent`. */
  | 'RENT'
  /** 매매: `salePrice`. */
  | 'SALE';

/** One thing that a trust score looks at. */
export type TrustFactor = {
  __typename?: 'TrustFactor';
  /** What the score rests on, or what was missing, in the language of who reads; Korean where it was scored by an older release. */
  evidence: Scalars['String']['output'];
  /** Stable name. */
  key: Scalars['String']['output'];
  /** Name to be shown, in the language of who reads. */
  label: Scalars['String']['output'];
  /** 0 to 100. */
  score: Scalars['Float']['output'];
  /** Its part in the whole, 0 to 1; lower where facts are missing. */
  weight: Scalars['Float']['output'];
};

/** 0–100, explained: the score is the weighted sum of its factors, each with its evidence. */
export type TrustScore = {
  __typename?: 'TrustScore';
  /** When. */
  calculatedAt: Scalars['DateTime']['output'];
  /** What it is made of. */
  factors: Array<TrustFactor>;
  /** Version of the rules. */
  modelVersion: Scalars['String']['output'];
  /** 0 to 100. */
  score: Scalars['Float']['output'];
};

/** Why two homes count as one. */
export type TwoHomesAsOne =
  /** 상속주택. */
  | 'INHERITED'
  /** 혼인. */
  | 'MARRIAGE'
  /** They do not. */
  | 'NONE'
  /** 동거봉양. */
  | 'PARENTS'
  /** 일시적 2주택. */
  | 'TEMPORARY';

/** A number or a condition that nothing has read. */
export type UnreadPart = {
  __typename?: 'UnreadPart';
  /** The same; the first unit behind it. */
  end: Scalars['Int']['output'];
  /** Offset into the NFC form of the text, UTF-16 units. */
  start: Scalars['Int']['output'];
  /** As it was written. */
  text: Scalars['String']['output'];
};

/** Something happened here that this release cannot read: it was kept by another one. Only in `Run.events`; a subscription ends with an error there. */
export type UnreadableEvent = RunEvent & {
  __typename?: 'UnreadableEvent';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event. */
  run: Run;
  /** 1, 2, 3 … within the run, without gaps. */
  sequence: Scalars['Int']['output'];
};

/** What is left out stays as it is; null takes away. */
export type UpdateProfileInput = {
  /** A few words, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** From 1900-01-01 until today. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** As the user chooses to say. */
  gender?: InputMaybe<Gender>;
  /** Address of a picture, https, at most 2000 characters. It is never fetched here. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Shown name, 1 to 20 characters, unique. */
  nickname?: InputMaybe<Scalars['String']['input']>;
};

/** The viewer as they are now, or why nothing was changed. */
export type UpdateProfileResult = InvalidInputError | User;

/** The webhook as it is now, or why nothing was changed. */
export type UpdateWebhookResult = InvalidInputError | NotFoundError | Webhook;

/** A person who uses the product; guests are users too. Only the viewer’s own is ever visible. */
export type User = Node & {
  __typename?: 'User';
  /** Whether what the user asks may be sent to the provider of the model (`Query.modelProvider`); what the deployment takes for granted until the user says otherwise (`allowModelProvider`). Rules answer where it may not. */
  allowsModelProvider: Scalars['Boolean']['output'];
  /** First sign-in. */
  createdAt: Scalars['DateTime']['output'];
  /** What was written for the viewer, each in its last version, the last written first. */
  documents: GeneratedDocumentConnection;
  /** Lower case. Null for guests. */
  email?: Maybe<Scalars['String']['output']>;
  /** Saved properties, the last saved first. */
  favorites: FavoriteConnection;
  /** Whether one can sign in with a password; false for guests and for who only signs in with others. */
  hasPassword: Scalars['Boolean']['output'];
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** False once the account is closed. */
  isActive: Scalars['Boolean']['output'];
  /** Whether somebody proved to read its mail: by `verifyEmail`, a reset of the password, or a provider’s word. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** In which the user wants to be spoken to (`setLanguage`); null: as `Accept-Language` says, Korean where it says nothing. A question is answered in its own language. */
  language?: Maybe<Language>;
  /** Cursor of the last `viewerEvents` event before this read: subscribe after it, and nothing that this read does not show is missed. Never null. */
  lastEventCursor: Scalars['String']['output'];
  /** What is remembered of the user, the last learned first. */
  preferences: Array<UserPreference>;
  /** Null until one is filled in; guests have none. */
  profile?: Maybe<UserProfile>;
  /** Browsers that are told by Web Push, the last registered first; at most 20. */
  pushSubscriptions: Array<PushSubscription>;
  /** The last saved first. */
  savedSearches: Array<SavedSearch>;
  /** The viewer’s chat sessions, the last used first. */
  sessions: ChatSessionConnection;
  /** Where the user is signed in, the last used first; at most 100. */
  signIns: Array<SignIn>;
  /** Kind of account. */
  type: UserType;
  /** What the user used up today. */
  usage: UserUsage;
  /** Servers that are told what happens, the last registered first; at most 5. */
  webhooks: Array<Webhook>;
};


/** A person who uses the product; guests are users too. Only the viewer’s own is ever visible. */
export type UserDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person who uses the product; guests are users too. Only the viewer’s own is ever visible. */
export type UserFavoritesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person who uses the product; guests are users too. Only the viewer’s own is ever visible. */
export type UserSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Something learned from what a user said and kept as long-term memory. It fills what their later questions leave open, in every session, and the answer says so (`Answer.assumptions`, source PROFILE). They can delete it. */
export type UserPreference = Node & {
  __typename?: 'UserPreference';
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Whether they said it of themselves. What they only searched for is offered where something has to be asked, and fills nothing by itself. */
  isStated: Scalars['Boolean']['output'];
  /** What it is about: region, transaction_type, property_type, area, sale_budget, jeonse_budget, rent_budget, household, annual_income, owned_homes, first_home, own_funds. One value a key, the latest. */
  key: Scalars['String']['output'];
  /** When it was said. */
  learnedAt: Scalars['DateTime']['output'];
  /** The message that it was learned from; null when its session has been deleted. */
  message?: Maybe<ChatMessage>;
  /** What was learned, in the language it was said in. */
  value: Scalars['String']['output'];
  /** What was learned, in the language of who reads where that is known of it. */
  valueLabel: Scalars['String']['output'];
};

/** What a user tells about themselves. Everything is optional. */
export type UserProfile = {
  __typename?: 'UserProfile';
  /** A few words. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Null: not said. */
  birthDate?: Maybe<Scalars['Date']['output']>;
  /** Null: not said. */
  gender?: Maybe<Gender>;
  /** Address of a picture. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Shown name, at most 20 characters. */
  nickname?: Maybe<Scalars['String']['output']>;
};

/** What kind of account a user has. */
export type UserType =
  /** Operates the service. */
  | 'ADMIN'
  /** A registered real-estate agent. */
  | 'AGENT'
  /** Signed in without an account; everything is kept for this browser only. */
  | 'GUEST'
  /** Has an account. */
  | 'USER';

/** What was used up today; the day begins at midnight in Korea. */
export type UserUsage = {
  __typename?: 'UserUsage';
  /** Null: no limit. */
  runLimitPerDay?: Maybe<Scalars['Int']['output']>;
  /** Runs that were started. */
  runsToday: Scalars['Int']['output'];
  /** Of models, read and written. */
  tokensToday: Scalars['Int']['output'];
};

/** The viewer with a verified email, or that the token is not good. */
export type VerifyEmailResult = InvalidCredentialsError | User;

/** Something that happened to what the viewer has, on whichever device. */
export type ViewerEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
};

/** Something that happened to the viewer’s favourites. */
export type ViewerFavoriteEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The property as it stands when this is read, which may be further than the event; null where it is gone. */
  property?: Maybe<Property>;
  /** Id of the property. */
  propertyId: Scalars['ID']['output'];
};

/** A turn that a run of the viewer’s took. What happens within a run is told by `runEvents`. */
export type ViewerRunEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The run as it stands when this is read, which may be further than the event; null where it is gone. */
  run?: Maybe<Run>;
  /** Id of the run. */
  runId: Scalars['ID']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** Something that happened to a search that the viewer keeps. */
export type ViewerSavedSearchEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The saved search as it stands when this is read, which may be further than the event; null where it is gone. */
  savedSearch?: Maybe<SavedSearch>;
  /** Id of the saved search. */
  savedSearchId: Scalars['ID']['output'];
};

/** Something that happened to a session of the viewer’s, or in one. */
export type ViewerSessionEvent = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Subscribe after it to go on from here. */
  cursor: Scalars['String']['output'];
  /** The session as it stands when this is read, which may be further than the event; null where it is gone. */
  session?: Maybe<ChatSession>;
  /** Id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A server of the user’s that is told what happens, by POST, signed as Standard Webhooks have it (docs/webhooks.md). */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last took something; null: never yet. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is told. */
  events: Array<WebhookEvent>;
  /** Attempts that failed since the last one that did not. */
  failures: Scalars['Int']['output'];
  /** Global id, unique over all types. Opaque: only what the API gave out is an id. */
  id: Scalars['ID']['output'];
  /** Whether it is told anything. */
  isOn: Scalars['Boolean']['output'];
  /** How the last of them failed: “HTTP 500”, ADDRESS_REFUSED, NAME_NOT_FOUND, TIMEOUT, TLS_FAILED, UNREACHABLE. Null: it did not. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Since when it is not; null: it is. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is not; null: it is. */
  stoppedBecause?: Maybe<WebhookStop>;
  /** Where it is. */
  url: Scalars['String']['output'];
};

/** What a webhook is told; on the wire in small letters with a dot: `run.waiting`. */
export type WebhookEvent =
  /** A run has ended: `data` has runId, sessionId, status. */
  | 'RUN_ENDED'
  /** A run waits for its user: `data` has runId, sessionId. */
  | 'RUN_WAITING'
  /** Listings that meet a saved search have appeared or become cheaper: `data` has savedSearchId, listings (propertyId, transactionId; at most 50), hasMore. */
  | 'SAVED_SEARCH_MATCHED';

/** Why a webhook is told nothing any more. */
export type WebhookStop =
  /** Nothing was taken ten times in a row, over an hour or longer. */
  | 'FAILING'
  /** It answered 410. */
  | 'GONE'
  /** Its user said so. */
  | 'SWITCHED_OFF';

/** What came of a test. */
export type WebhookTest = {
  __typename?: 'WebhookTest';
  /** As in `Webhook.lastError`; null: it was taken. */
  error?: Maybe<Scalars['String']['output']>;
  /** The server answered with a status of 200 to 299. */
  isTaken: Scalars['Boolean']['output'];
  /** Its status; null: it gave no answer. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A webhook with its secret, which is told this once. */
export type WebhookWithSecret = {
  __typename?: 'WebhookWithSecret';
  /** Until when the one before it signs as well; null: there was none. */
  formerUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Verifies signatures: `whsec_…`. Nobody is told it again. */
  secret: Scalars['String']['output'];
  /** Whose it is. */
  viewer: User;
  /** As it is kept. */
  webhook: Webhook;
};

/** One thing that a question asks for, with all that is said of it and of nothing else. */
export type Wish = {
  __typename?: 'Wish';
  /** What is wanted. */
  act: WishAct;
  /** What is to be worked with; empty where its sums bound a search. */
  figures: CaseFigures;
  /** Where, and what kind of home; the bounds of a search where homes are looked for. */
  home: PropertyQueryInterpretation;
  /** w0, w1 …: in the order of the question. */
  id: Scalars['String']['output'];
  /** Which loans are asked for; null: any, or none. */
  loanCategory?: Maybe<LoanCategory>;
  /** What of market prices is asked for; null: they are not. */
  marketAspect?: Maybe<MarketAspect>;
  /** Which need it is. */
  need: IntentType;
  /** What it was read from. */
  slots: Array<QuestionSlot>;
  /** Ids of the wishes whose results it works on. */
  uses: Array<Scalars['String']['output']>;
};

/** What is wanted done about a thing. */
export type WishAct =
  /** Whether something is safe or wise. */
  | 'ADVISE'
  /** Things are to be compared. */
  | 'COMPARE'
  /** Something is to be worked out from figures. */
  | 'COMPUTE'
  /** Homes are looked for. */
  | 'FIND'
  /** Loans. */
  | 'LEND'
  /** Market prices are asked for. */
  | 'PRICE'
  /** How something is done. */
  | 'PROCEDURE'
  /** A contract is to be checked. */
  | 'REVIEW'
  /** What the law says. */
  | 'RULE'
  /** Nothing that could be acted on, or nothing of housing. */
  | 'TALK'
  /** A contract is to be drawn up. */
  | 'WRITE';

/** What a contract says of money and days; what its special terms say stands in the document. */
export type WrittenTerms = {
  __typename?: 'WrittenTerms';
  /** Null: left blank. Of a sale the down payment. */
  deposit?: Maybe<Scalars['Manwon']['output']>;
  /** Last day of a lease; of a sale that of the balance. */
  endDate: Scalars['Date']['output'];
  /** Null or 0: none. */
  monthlyRent?: Maybe<Scalars['Manwon']['output']>;
  /** Of a sale; null: left blank, or a lease. */
  price?: Maybe<Scalars['Manwon']['output']>;
  /** How many special terms it has. */
  specialTermCount: Scalars['Int']['output'];
  /** First day of a lease; of a sale the day of the contract. */
  startDate: Scalars['Date']['output'];
};
