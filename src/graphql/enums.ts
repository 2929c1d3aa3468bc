import { DOCUMENT_DECISIONS } from '../domain/document/decision.ts'
import { PREMISES, RENEWALS } from '../domain/lease-facts.ts'
import { PLAN_DECISIONS } from '../domain/input-response.ts'
import { ANSWER_MAKERS, ANSWER_TYPES, ASSUMPTION_SOURCES } from '../domain/answer.ts'
import { RISK_LEVELS } from '../domain/contract/contract.ts'
import { CONTRACT_RISK_TYPES } from '../domain/contract/contract.ts'
import { LIMITING_FACTORS } from '../domain/calculator/loan-affordability.ts'
import { INTENT_TYPES } from '../domain/intent.ts'
import { EXECUTION_STRATEGIES } from '../domain/plan.ts'
import {
  DIRECTIONS,
  FLOOR_LEVELS,
  PROPERTY_SORTS,
  PROPERTY_TYPES,
  SORT_DIRECTIONS,
  TRANSACTION_KINDS,
  TRANSACTION_TYPES,
} from '../domain/property.ts'
import { ofKinds } from '../domain/property-kind.ts'
import { REGION_LEVELS } from '../domain/region.ts'
import {
  LANGUAGES,
  MESSAGE_ROLES,
  MULTITASK_STRATEGIES,
  RUN_MODES,
  RUN_PHASES,
  RUN_STATUSES,
} from '../domain/run.ts'
import { STEP_STATUSES, STEP_TYPES } from '../domain/step.ts'
import { ofLanguages } from '../domain/languages.ts'
import { ofTeams, TEAMS } from '../domain/team.ts'
import { GENDERS, SOCIAL_PROVIDERS, USER_TYPES } from '../domain/user.ts'
import { LOAN_CATEGORIES } from '../domain/loan/product.ts'
import { closedSet } from './closed-set.ts'

export const UserTypeEnum = closedSet('UserType', USER_TYPES, 'What kind of account a user has.', {
  GUEST: 'Signed in without an account; everything is kept for this browser only.',
  USER: 'Has an account.',
  AGENT: 'A registered real-estate agent.',
  ADMIN: 'Operates the service.',
})

export const SocialProviderEnum = closedSet('SocialProvider', SOCIAL_PROVIDERS, 'Who vouches for a user.', {
  GOOGLE: 'Google.',
  KAKAO: '카카오.',
  NAVER: '네이버.',
  APPLE: 'Apple.',
})

export const GenderEnum = closedSet('Gender', GENDERS, 'Gender, as the user chose to say.', {
  MALE: 'Male.',
  FEMALE: 'Female.',
  OTHER: 'Neither, or rather not in these terms.',
})

export const RegionLevelEnum = closedSet(
  'RegionLevel',
  REGION_LEVELS,
  'Depth in the tree of 법정동 regions.',
  {
    SIDO: '시·도: 서울특별시, 경기도 …',
    SIGUNGU: '시·군·구, and the 구 inside a city (일반구).',
    DONG: '법정동, 읍, 면 or 리.',
  },
)

export const PropertyTypeEnum = closedSet(
  'PropertyType',
  PROPERTY_TYPES,
  'Kind of building.',
  ofKinds(({ about }) => about),
)

export const FloorLevelEnum = closedSet(
  'FloorLevel',
  FLOOR_LEVELS,
  'Part of a building that a home lies in.',
  {
    LOW: '저층: the lower third of the floors.',
    MIDDLE: '중층: the middle third.',
    HIGH: '고층: the upper third, the top floor included.',
    TOP: '탑층: the top floor.',
  },
)

export const DirectionEnum = closedSet('Direction', DIRECTIONS, 'Where the main rooms look.', {
  SOUTH: '남향.',
  SOUTHEAST: '남동향.',
  SOUTHWEST: '남서향.',
  EAST: '동향.',
  WEST: '서향.',
  NORTHEAST: '북동향.',
  NORTHWEST: '북서향.',
  NORTH: '북향.',
})

export const TransactionTypeEnum = closedSet(
  'TransactionType',
  TRANSACTION_TYPES,
  'What is agreed between the parties.',
  {
    SALE: '매매: `salePrice`.',
    JEONSE: '전세: a `deposit` and no rent.',
    RENT: '월세: a `deposit` and a `monthlyRent`.',
  },
)

export const TransactionKindEnum = closedSet(
  'TransactionKind',
  TRANSACTION_KINDS,
  'LISTING is an asking price on the market; DEAL is a reported, concluded transaction (실거래).',
  { LISTING: 'An asking price on the market.', DEAL: 'A reported, concluded transaction (실거래).' },
)

export const PropertySortEnum = closedSet(
  'PropertySort',
  PROPERTY_SORTS,
  'What a listing search is ordered by.',
  {
    RELEVANCE: 'How well name and address match `text`; without a text, the newest first.',
    PRICE: 'Sale price, jeonse deposit, or for rent the deposit plus 100 months of rent.',
    AREA: 'Exclusive area.',
    NEWEST: 'When the listing appeared.',
    TRUST_SCORE: 'Trust score; listings without one come last.',
    SUBWAY_DISTANCE: 'Distance to the nearest subway station; listings without one come last.',
  },
)

export const SortDirectionEnum = closedSet('SortDirection', SORT_DIRECTIONS, 'Direction of an order.', {
  ASC: 'Smallest, oldest or nearest first.',
  DESC: 'Largest, newest or farthest first.',
})

export const LoanCategoryEnum = closedSet('LoanCategory', LOAN_CATEGORIES, 'What a loan is for.', {
  MORTGAGE: '주택담보대출: to buy a home.',
  JEONSE: '전세자금대출: for a jeonse deposit.',
  CREDIT: '신용대출: unsecured.',
  POLICY: '정책대출: a public programme with conditions of its own.',
})

export const LanguageEnum = closedSet('Language', LANGUAGES, 'Language of an answer.', ofLanguages('about'))

export const MessageRoleEnum = closedSet('MessageRole', MESSAGE_ROLES, 'Who said it.', {
  USER: 'The person.',
  ASSISTANT: 'The product.',
  SYSTEM: 'A note about the conversation itself.',
})

export const RunModeEnum = closedSet(
  'RunMode',
  RUN_MODES,
  'TEAM: supervisor and teams. CONSULT: cited question answering. RESEARCH: deep research. DIRECT: one plain model call, the baseline.',
  {
    TEAM: 'A plan of visible steps, carried out by teams.',
    CONSULT: 'Cited question answering over law and guidance.',
    RESEARCH: 'Deep research: topics as steps, a researcher each, and a report with sources.',
    DIRECT: 'One plain model call without sources, for comparison.',
  },
)

export const RunStatusEnum = closedSet(
  'RunStatus',
  RUN_STATUSES,
  'Where a run stands. The last three are final.',
  {
    QUEUED: 'Waits for a worker, or for the session’s active run to end.',
    RUNNING: 'A worker carries it out.',
    WAITING_FOR_INPUT: 'Waits for its user: see `Run.pendingInput`.',
    COMPLETED: 'Has its answer.',
    FAILED: 'Ended without an answer: see `Run.error`.',
    CANCELLED: 'Ended by `cancelRun` or by another run; `Run.answer` holds what there was of an answer.',
  },
)

export const RunPhaseEnum = closedSet('RunPhase', RUN_PHASES, 'What a run is doing.', {
  INITIALIZATION: 'Loads the conversation and what is known of the user.',
  PLANNING: 'Reads the question and makes the plan.',
  EXECUTING: 'The teams work.',
  AGGREGATION: 'The teams’ results are put together.',
  RESPONSE_GENERATION: 'The answer is written.',
})

export const IntentTypeEnum = closedSet('IntentType', INTENT_TYPES, 'What a question asks for.', {
  LEGAL_CONSULT: '법률상담: what the law says.',
  MARKET_INQUIRY: '시세조회: prices and trends of an area.',
  PROPERTY_SEARCH: '매물검색: listings that meet conditions.',
  LOAN_CONSULT: '대출상담: loan products and limits.',
  CONTRACT_CREATION: '계약서작성: a contract to be written.',
  CONTRACT_REVIEW: '계약서검토: a contract to be checked.',
  RISK_ANALYSIS: '리스크분석: how risky a deal is.',
  COMPREHENSIVE: '종합분석: several of these at once.',
  UNCLEAR: '불명확: cannot be told without asking back.',
  IRRELEVANT: '무관: has nothing to do with real estate.',
})

export const ExecutionStrategyEnum = closedSet(
  'ExecutionStrategy',
  EXECUTION_STRATEGIES,
  'How the steps of a plan run.',
  {
    SEQUENTIAL: 'One after another.',
    PARALLEL: 'All at once.',
    PIPELINE: 'Groups in order, parallel inside a group.',
  },
)

export const TeamEnum = closedSet(
  'Team',
  TEAMS,
  'Who carries out a step.',
  ofTeams(({ about }) => about),
)

export const StepTypeEnum = closedSet('StepType', STEP_TYPES, 'What a step does.', {
  ...ofTeams(({ step }) => step),
  RESEARCH: 'A topic of a research run, found out about by one researcher.',
})

export const StepStatusEnum = closedSet(
  'StepStatus',
  STEP_STATUSES,
  'Where a step stands. The last three are final.',
  {
    PENDING: 'Waits for the steps it depends on.',
    IN_PROGRESS: 'Is being carried out.',
    COMPLETED: 'Has its result.',
    FAILED: 'Ended with `error`; the run answers from what the other steps found.',
    SKIPPED: 'Was left out, with the reason in `error`.',
  },
)

export const AnswerTypeEnum = closedSet('AnswerType', ANSWER_TYPES, 'What kind of answer a run gave.', {
  ANSWER: 'A cited answer.',
  PROPERTY_LIST: 'Listings: see `properties`.',
  COMPREHENSIVE_ANALYSIS: 'Several findings put together.',
  DOCUMENT: 'A document was made.',
  CLARIFICATION: 'The question has to be put more clearly; the text asks back.',
  DECLINED: 'The question has nothing to do with real estate.',
  RESEARCH_REPORT:
    'A research report: the direct answer, comparison, sections, what was not found, limits that were hit.',
})

export const AnswerMakerKindEnum = closedSet(
  'AnswerMakerKind',
  ANSWER_MAKERS,
  'What wrote an answer. No person did.',
  { MODEL: 'A language model.', RULES: 'Rules of the product.' },
)

export const AssumptionSourceEnum = closedSet(
  'AssumptionSource',
  ASSUMPTION_SOURCES,
  'Where an assumed value came from.',
  {
    DEFAULT: 'The product’s own default.',
    PROFILE: 'What is kept about the user.',
    CONVERSATION: 'Something said earlier in this session.',
  },
)

export const MultitaskStrategyEnum = closedSet(
  'MultitaskStrategy',
  MULTITASK_STRATEGIES,
  'What a second run in a session that has an active one does.',
  {
    REJECT: 'Is refused with RunConflictError.',
    ENQUEUE: 'Waits until the active one has ended.',
    INTERRUPT: 'Cancels the active one, whose results so far stay in the session.',
    ROLLBACK: 'Cancels the active one and takes its messages out of the session.',
  },
)

export const PlanDecisionEnum = closedSet(
  'PlanDecision',
  PLAN_DECISIONS,
  'What becomes of a plan that waits for approval.',
  {
    APPROVE: 'It is carried out as it is.',
    MODIFY: 'It is carried out as `steps` say.',
    REJECT: 'With feedback a new plan is made and asked about; without, the run ends as CANCELLED.',
  },
)

export const DocumentDecisionEnum = closedSet(
  'DocumentDecision',
  DOCUMENT_DECISIONS,
  'What becomes of a contract that was written and reviewed.',
  {
    ACCEPT: 'It stands as it is, or with the `suggestions` that are named; the run ends.',
    EDIT: 'A new version is written with the `suggestions` and `terms` that are named, reviewed, and asked about.',
    REJECT: 'Every version is deleted; the run ends without a document.',
  },
)

export const RiskLevelEnum = closedSet('RiskLevel', RISK_LEVELS, 'How risky something is.', {
  LOW: 'Nothing speaks against it.',
  MEDIUM: 'To be looked at closely.',
  HIGH: 'Money may be lost.',
})

export const ContractRiskTypeEnum = closedSet(
  'ContractRiskType',
  CONTRACT_RISK_TYPES,
  'What a contract can do to a tenant or buyer.',
  {
    UNILATERAL_TERMINATION:
      'The lessor may end the lease at will, without the statutory notice, or for a lesser default than the statute allows (two periods of rent for a home, three for a shop).',
    DEPOSIT_RETURN_CONDITIONAL:
      'The deposit is returned only when a next tenant comes, later than at the end, or less deductions other than unpaid rent, fees and proven damage.',
    RENEWAL_WAIVER: 'The tenant gives up the right to renewal or to tacit renewal.',
    EXCESSIVE_INCREASE: 'Rent or deposit may rise by more than the statutory cap, or at will.',
    REPAIR_BURDEN: 'Repairs that are the lessor’s are put on the tenant.',
    REGISTRATION_FORBIDDEN:
      'Moving-in report, fixed date, leasehold registration or guarantee insurance is forbidden or hindered.',
    EXCESSIVE_PENALTY: 'Penalties or forfeited deposits out of proportion.',
    ENTRY_WITHOUT_CONSENT: 'Entry, key or inspection without consent.',
    EXCESSIVE_RESTORATION: 'Restoration beyond ordinary wear, or a fixed exit charge.',
    SENIOR_DEBT:
      'New debt may be put on the property after signing, or existing debt or other tenants’ deposits are withheld. Debt that is disclosed, or cleared at the balance, is no risk.',
    OWNER_MISMATCH:
      'The signing lessor is not the registered owner and shows no authority: also a co-owner without a majority, a buyer before transfer, a sublessor without consent. A trustor signing alone is TRUST_PROPERTY only.',
    TRUST_PROPERTY: 'Trust property, leased without the trustee.',
    TAX_ARREARS: 'Unpaid taxes are not disclosed, or asking is forbidden (homes).',
    UNCLEAR_MAINTENANCE_FEE:
      'Maintenance fee of unclear amount or content, or as billed by the lessor; itemised bills of a management office are no risk.',
    TERM_DEFECT: 'The term is missing, contradictory, or binds only the tenant.',
    ESSENTIALS_MISSING:
      'Amounts, the property, or the parties are missing or contradict each other; whole contracts only, an excerpt of special terms is not missing what it leaves to the main contract.',
    STATUTORY_WAIVER:
      'The tenant waives statutory protection in general or a statutory right that has no type of its own, the contract prevails over the statute, or is declared to be outside the Act.',
    THIRD_PARTY_ACCOUNT: 'Money goes to an account that is not the lessor’s, unless a trustee’s or escrow.',
  },
)

export const LimitingFactorEnum = closedSet(
  'LimitingFactor',
  LIMITING_FACTORS,
  'Which limit of a loan is the lowest; of equal ones the first of these.',
  {
    LTV: 'The share of the price that may be lent (주택담보인정비율).',
    DSR: 'The share of the income that repayments may take (총부채원리금상환비율).',
    ABSOLUTE_CAP: 'The highest amount for a home of this price in 수도권 and regulated areas.',
  },
)

export const PremisesEnum = closedSet(
  'Premises',
  PREMISES,
  'What is let or sold: rules of homes never hold for shops, nor theirs for homes.',
  {
    HOME: 'A home.',
    SHOP: 'A shop or another place of business (상가).',
    LAND: 'Land.',
  } satisfies Record<(typeof PREMISES)[number], string>,
)

export const RenewalEnum = closedSet(
  'Renewal',
  RENEWALS,
  'By what a home is let again; it decides whether the cap binds.',
  {
    RIGHT: 'The tenant uses the right to renewal (계약갱신요구권).',
    AGREED: 'A new contract that both agree on.',
    TACIT: 'Nobody spoke in time (묵시적 갱신).',
    REGISTERED: 'A home of a registered lessor (등록임대).',
    NEW_TENANT: 'A contract with another tenant.',
  } satisfies Record<(typeof RENEWALS)[number], string>,
)
