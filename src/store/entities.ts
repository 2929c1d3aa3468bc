import { AnswerRatingSchema } from './entities/answer-rating.ts'
import { AttentionSchema } from './entities/attention.ts'
import { ChatMessageSchema } from './entities/chat-message.ts'
import { ChatSessionSchema } from './entities/chat-session.ts'
import { CorpusVersionSchema } from './entities/corpus-version.ts'
import { DeliverySchema } from './entities/delivery.ts'
import { ExecutionStepSchema } from './entities/execution-step.ts'
import { ForgottenPreferenceSchema } from './entities/forgotten-preference.ts'
import { GeneratedDocumentSchema } from './entities/generated-document.ts'
import { GuestUsageDaySchema } from './entities/guest-usage-day.ts'
import { HiddenTextSchema } from './entities/hidden-text.ts'
import { InputRequestSchema } from './entities/input-request.ts'
import { LawSchema } from './entities/law.ts'
import { LegalArticleSchema } from './entities/legal-article.ts'
import { ListingSearchSchema } from './entities/listing-search.ts'
import { LoanProductSchema } from './entities/loan-product.ts'
import { LocalAuthSchema } from './entities/local-auth.ts'
import { MailTokenSchema } from './entities/mail-token.ts'
import { MarketStatisticSchema } from './entities/market-statistic.ts'
import { ModelCallSchema } from './entities/model-call.ts'
import { NearbyFacilitySchema } from './entities/nearby-facility.ts'
import { PushSubscriptionSchema } from './entities/push-subscription.ts'
import { RateLimitSchema } from './entities/rate-limit.ts'
import { RealEstateAgentSchema } from './entities/real-estate-agent.ts'
import { RealEstateSchema } from './entities/real-estate.ts'
import { RefreshTokenSchema } from './entities/refresh-token.ts'
import { RegionSchema } from './entities/region.ts'
import { ResponseCacheSchema } from './entities/response-cache.ts'
import { RunEventSchema } from './entities/run-event.ts'
import { RuleSetSchema } from './entities/rule-set.ts'
import { RunPlanSchema } from './entities/run-plan.ts'
import { RunSchema } from './entities/run.ts'
import { SavedSearchSchema } from './entities/saved-search.ts'
import { SocialAuthSchema } from './entities/social-auth.ts'
import { TransactionSchema } from './entities/transaction.ts'
import { TrustScoreSchema } from './entities/trust-score.ts'
import { UsageDaySchema } from './entities/usage-day.ts'
import { UserFavoriteSchema } from './entities/user-favorite.ts'
import { UserPreferenceSchema } from './entities/user-preference.ts'
import { UserProfileSchema } from './entities/user-profile.ts'
import { UserSchema } from './entities/user.ts'
import { ViewerEventSchema } from './entities/viewer-event.ts'
import { ViewerFeedSchema } from './entities/viewer-feed.ts'
import { WebhookSchema } from './entities/webhook.ts'
import { WorkerHeartbeatSchema } from './entities/worker-heartbeat.ts'

/** Every table of the product, listed by hand: nothing is discovered from the file system. */
export const entities = [
  RegionSchema,
  RealEstateSchema,
  TransactionSchema,
  NearbyFacilitySchema,
  RealEstateAgentSchema,
  TrustScoreSchema,
  ListingSearchSchema,
  MarketStatisticSchema,
  CorpusVersionSchema,
  LawSchema,
  LegalArticleSchema,
  LoanProductSchema,
  UserSchema,
  UserProfileSchema,
  LocalAuthSchema,
  SocialAuthSchema,
  RefreshTokenSchema,
  MailTokenSchema,
  UserFavoriteSchema,
  SavedSearchSchema,
  ViewerFeedSchema,
  ViewerEventSchema,
  PushSubscriptionSchema,
  WebhookSchema,
  DeliverySchema,
  AttentionSchema,
  UserPreferenceSchema,
  ForgottenPreferenceSchema,
  UsageDaySchema,
  GuestUsageDaySchema,
  RateLimitSchema,
  ChatSessionSchema,
  ChatMessageSchema,
  RunSchema,
  RuleSetSchema,
  RunPlanSchema,
  ExecutionStepSchema,
  RunEventSchema,
  AnswerRatingSchema,
  InputRequestSchema,
  ModelCallSchema,
  GeneratedDocumentSchema,
  HiddenTextSchema,
  ResponseCacheSchema,
  WorkerHeartbeatSchema,
] as const
