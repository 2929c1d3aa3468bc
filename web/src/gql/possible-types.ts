
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AskResult": [
      "AskPayload",
      "InvalidInputError",
      "NotFoundError",
      "QuotaExceededError",
      "RunConflictError"
    ],
    "CancelRunResult": [
      "NotFoundError",
      "Run"
    ],
    "ChangePasswordResult": [
      "AuthPayload",
      "InvalidCredentialsError",
      "InvalidInputError"
    ],
    "CreateWebhookResult": [
      "InvalidInputError",
      "WebhookWithSecret"
    ],
    "EndSignInResult": [
      "NotFoundError",
      "SignInsEnded"
    ],
    "Error": [
      "EmailTakenError",
      "InputNoLongerPendingError",
      "InvalidCredentialsError",
      "InvalidInputError",
      "NotFoundError",
      "QuotaExceededError",
      "RunConflictError"
    ],
    "FavoriteResult": [
      "NotFoundError",
      "Property"
    ],
    "ForkRunResult": [
      "InvalidInputError",
      "NotFoundError",
      "QuotaExceededError",
      "Run",
      "RunConflictError"
    ],
    "InputRequest": [
      "ClarificationRequest",
      "ContractPartiesRequest",
      "DocumentDecisionRequest",
      "PlanApprovalRequest",
      "PropertySelectionRequest"
    ],
    "Node": [
      "ChatMessage",
      "ChatSession",
      "GeneratedDocument",
      "LegalArticle",
      "LoanProduct",
      "Property",
      "PushSubscription",
      "Region",
      "Run",
      "RunCheckpoint",
      "SavedSearch",
      "SignIn",
      "Transaction",
      "User",
      "UserPreference",
      "Webhook"
    ],
    "RateAnswerResult": [
      "InvalidInputError",
      "NotFoundError",
      "Run"
    ],
    "RefreshResult": [
      "AuthPayload",
      "InvalidCredentialsError"
    ],
    "RegisterPushSubscriptionResult": [
      "InvalidInputError",
      "RegisterPushSubscriptionPayload"
    ],
    "ResetPasswordResult": [
      "AuthPayload",
      "InvalidCredentialsError",
      "InvalidInputError"
    ],
    "RespondToInputResult": [
      "InputNoLongerPendingError",
      "InvalidInputError",
      "NotFoundError",
      "Run"
    ],
    "RotateWebhookSecretResult": [
      "NotFoundError",
      "WebhookWithSecret"
    ],
    "RunEvent": [
      "AnswerDelta",
      "ExecutionStarted",
      "InputReceived",
      "InputRequested",
      "PlanReady",
      "PlanningStarted",
      "RunCancelled",
      "RunCompleted",
      "RunFailed",
      "StepUpdated",
      "UnreadableEvent"
    ],
    "SavedSearchResult": [
      "InvalidInputError",
      "NotFoundError",
      "SavedSearch"
    ],
    "SessionResult": [
      "ChatSession",
      "InvalidInputError",
      "NotFoundError"
    ],
    "SignInResult": [
      "AuthPayload",
      "InvalidCredentialsError"
    ],
    "SignUpResult": [
      "AuthPayload",
      "EmailTakenError",
      "InvalidInputError"
    ],
    "Source": [
      "CalculationSource",
      "LegalArticle",
      "LoanProduct",
      "MarketStatistics",
      "Property",
      "Ruling",
      "Transaction"
    ],
    "StartRunResult": [
      "InvalidInputError",
      "NotFoundError",
      "QuotaExceededError",
      "Run",
      "RunConflictError"
    ],
    "StepOutput": [
      "ArticlesOutput",
      "DocumentOutput",
      "FiguresOutput",
      "ListingsOutput",
      "ProductsOutput",
      "StatisticsOutput"
    ],
    "TestWebhookResult": [
      "NotFoundError",
      "WebhookTest"
    ],
    "UpdateProfileResult": [
      "InvalidInputError",
      "User"
    ],
    "UpdateWebhookResult": [
      "InvalidInputError",
      "NotFoundError",
      "Webhook"
    ],
    "VerifyEmailResult": [
      "InvalidCredentialsError",
      "User"
    ],
    "ViewerEvent": [
      "FavoriteAdded",
      "FavoriteRemoved",
      "RunEnded",
      "RunResumed",
      "RunStarted",
      "RunWaiting",
      "SavedSearchCreated",
      "SavedSearchDeleted",
      "SavedSearchMatched",
      "SavedSearchUpdated",
      "SessionArchived",
      "SessionCreated",
      "SessionDeleted",
      "SessionRenamed",
      "SessionRestored"
    ],
    "ViewerFavoriteEvent": [
      "FavoriteAdded",
      "FavoriteRemoved"
    ],
    "ViewerRunEvent": [
      "RunEnded",
      "RunResumed",
      "RunStarted",
      "RunWaiting"
    ],
    "ViewerSavedSearchEvent": [
      "SavedSearchCreated",
      "SavedSearchDeleted",
      "SavedSearchMatched",
      "SavedSearchUpdated"
    ],
    "ViewerSessionEvent": [
      "RunEnded",
      "RunResumed",
      "RunStarted",
      "RunWaiting",
      "SessionArchived",
      "SessionCreated",
      "SessionDeleted",
      "SessionRenamed",
      "SessionRestored"
    ]
  }
};
      export default result;
    