import { AnswerRating } from './entities/answer-rating.ts'
import { Attention } from './entities/attention.ts'
import { ChatMessage } from './entities/chat-message.ts'
import { ChatSession } from './entities/chat-session.ts'
import { CorpusVersion } from './entities/corpus-version.ts'
import { Delivery } from './entities/delivery.ts'
import { ExecutionStep } from './entities/execution-step.ts'
import { ForgottenPreference } from './entities/forgotten-preference.ts'
import { GeneratedDocument } from './entities/generated-document.ts'
import { GuestUsageDay } from './entities/guest-usage-day.ts'
import { HiddenText } from './entities/hidden-text.ts'
import { InputRequest } from './entities/input-request.ts'
import { Law } from './entities/law.ts'
import { LegalArticle } from './entities/legal-article.ts'
import { ListingSearch } from './entities/listing-search.ts'
import { LoanProduct } from './entities/loan-product.ts'
import { LocalAuth } from './entities/local-auth.ts'
import { MailToken } from './entities/mail-token.ts'
import { MarketStatistic } from './entities/market-statistic.ts'
import { ModelCall } from './entities/model-call.ts'
import { NearbyFacility } from './entities/nearby-facility.ts'
import { PushSubscription } from './entities/push-subscription.ts'
import { RateLimit } from './entities/rate-limit.ts'
import { RealEstateAgent } from './entities/real-estate-agent.ts'
import { RealEstate } from './entities/real-estate.ts'
import { RefreshToken } from './entities/refresh-token.ts'
import { Region } from './entities/region.ts'
import { ResponseCache } from './entities/response-cache.ts'
import { RunEvent } from './entities/run-event.ts'
import { RuleSet } from './entities/rule-set.ts'
import { RunPlan } from './entities/run-plan.ts'
import { Run } from './entities/run.ts'
import { SavedSearch } from './entities/saved-search.ts'
import { SocialAuth } from './entities/social-auth.ts'
import { Transaction } from './entities/transaction.ts'
import { TrustScore } from './entities/trust-score.ts'
import { UsageDay } from './entities/usage-day.ts'
import { UserFavorite } from './entities/user-favorite.ts'
import { UserPreference } from './entities/user-preference.ts'
import { UserProfile } from './entities/user-profile.ts'
import { User } from './entities/user.ts'
import { ViewerEvent } from './entities/viewer-event.ts'
import { ViewerFeed } from './entities/viewer-feed.ts'
import { Webhook } from './entities/webhook.ts'
import { WorkerHeartbeat } from './entities/worker-heartbeat.ts'

/** Every table of the product, listed by hand: nothing is discovered from the file system. */
export const entities = [
  Region,
  RealEstate,
  Transaction,
  NearbyFacility,
  RealEstateAgent,
  TrustScore,
  ListingSearch,
  MarketStatistic,
  CorpusVersion,
  Law,
  LegalArticle,
  LoanProduct,
  User,
  UserProfile,
  LocalAuth,
  SocialAuth,
  RefreshToken,
  MailToken,
  UserFavorite,
  SavedSearch,
  ViewerFeed,
  ViewerEvent,
  PushSubscription,
  Webhook,
  Delivery,
  Attention,
  UserPreference,
  ForgottenPreference,
  UsageDay,
  GuestUsageDay,
  RateLimit,
  ChatSession,
  ChatMessage,
  Run,
  RuleSet,
  RunPlan,
  ExecutionStep,
  RunEvent,
  AnswerRating,
  InputRequest,
  ModelCall,
  GeneratedDocument,
  HiddenText,
  ResponseCache,
  WorkerHeartbeat,
] as const
