/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question, and no more than is needed to ask it. */
export type AskInput = {
  /** A retried request with the same key returns what the first one began. 1 to 200 characters. It counts for one user: who is nobody yet is made another guest by every request. */
  idempotencyKey?: string | null | undefined;
  /** The language of the question when omitted. */
  language?: Language | null | undefined;
  /** TEAM when omitted. */
  mode?: RunMode | null | undefined;
  /** 1 to 20000 characters: a pasted contract fits. */
  query: string;
  /** Id of one of the viewer’s ChatSessions; a new one, titled by the question, when omitted. */
  sessionId?: string | number | null | undefined;
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

/** Language of an answer. */
export type Language =
  /** English. */
  | 'EN'
  /** Korean. */
  | 'KO';

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

export type AskMutationVariables = Exact<{
  input: Types.AskInput;
}>;


export type AskMutation = { ask:
    | { __typename: 'AskPayload', auth: { expiresAt: string, user: { id: string, type: Types.UserType, email: string | null, hasPassword: boolean, language: Types.Language | null, lastEventCursor: string, profile: { nickname: string | null } | null } } | null, session: { id: string, title: string, updatedAt: string, archivedAt: string | null, activeRun: { id: string, status: Types.RunStatus } | null }, run: { id: string, status: Types.RunStatus } }
    | { __typename: 'InvalidInputError', code: Types.ErrorCode, said: string }
    | { __typename: 'NotFoundError', code: Types.ErrorCode, said: string }
    | { __typename: 'QuotaExceededError', code: Types.ErrorCode, said: string }
    | { __typename: 'RunConflictError', code: Types.ErrorCode, said: string }
   };

export type LiveRunFragment = { id: string, query: string, mode: Types.RunMode, status: Types.RunStatus, phase: Types.RunPhase | null, text: string, steps: Array<{ stepId: string, description: string, status: Types.StepStatus, progressPercentage: number, error: string | null }>, answer: { text: string } | null, error: { code: string, message: string } | null };

export type RunLiveSubscriptionVariables = Exact<{
  runId: string | number;
}>;


export type RunLiveSubscription = { runLive: { id: string, query: string, mode: Types.RunMode, status: Types.RunStatus, phase: Types.RunPhase | null, text: string, steps: Array<{ stepId: string, description: string, status: Types.StepStatus, progressPercentage: number, error: string | null }>, answer: { text: string } | null, error: { code: string, message: string } | null } };

export type ConversationQueryVariables = Exact<{
  id: string | number;
}>;


export type ConversationQuery = { session: { id: string, title: string, activeRun: { id: string } | null, runs: { edges: Array<{ node: { id: string, query: string, mode: Types.RunMode, status: Types.RunStatus, phase: Types.RunPhase | null, text: string, steps: Array<{ stepId: string, description: string, status: Types.StepStatus, progressPercentage: number, error: string | null }>, answer: { text: string } | null, error: { code: string, message: string } | null } }> } } | null };

export const LiveRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LiveRunFragment, unknown>;
export const AskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Ask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AskPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastEventCursor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"activeRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AskMutation, AskMutationVariables>;
export const RunLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RunLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runLive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RunLiveSubscription, RunLiveSubscriptionVariables>;
export const ConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Conversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"activeRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveRun"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConversationQuery, ConversationQueryVariables>;