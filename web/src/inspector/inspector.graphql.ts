/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What wrote an answer. No person did. */
export type AnswerMakerKind =
  /** A language model. */
  | 'MODEL'
  /** Rules of the product. */
  | 'RULES';

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

/** How the steps of a plan run. */
export type ExecutionStrategy =
  /** All at once. */
  | 'PARALLEL'
  /** Groups in order, parallel inside a group. */
  | 'PIPELINE'
  /** One after another. */
  | 'SEQUENTIAL';

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

/** Who carries out a step. */
export type Team =
  /** Calculates and judges. */
  | 'ANALYSIS'
  /** Writes and reviews contracts. */
  | 'DOCUMENT'
  /** Finds laws, deals, listings and loans. */
  | 'SEARCH';

export type InspectRunQueryVariables = Exact<{
  id: string | number;
}>;


export type InspectRunQuery = { run: { id: string, query: string, mode: Types.RunMode, status: Types.RunStatus, phase: Types.RunPhase | null, language: Types.Language, createdAt: string, startedAt: string | null, completedAt: string | null, totalExecutionTime: number | null, lastEventCursor: string | null, session: { id: string, title: string }, forkedFrom: { id: string, node: string } | null, error: { code: string, message: string } | null, plan: { executionStrategy: Types.ExecutionStrategy, parallelGroups: Array<Array<string>>, revision: number, estimatedTotalTime: number, intent: { intentType: Types.IntentType, confidence: number, keywords: Array<string> } } | null, steps: Array<{ stepId: string, stepType: Types.StepType, team: Types.Team | null, agentName: string, description: string, task: string, status: Types.StepStatus, dependsOn: Array<string>, progressPercentage: number, startedAt: string | null, completedAt: string | null, error: string | null, result: unknown }>, checkpoints: Array<{ id: string, node: string, phase: Types.RunPhase | null, createdAt: string }>, usage: { modelCalls: number, promptTokens: number, completionTokens: number, costUsd: number | null, byCall: Array<{ purpose: string, model: string, milliseconds: number, promptTokens: number, completionTokens: number, costUsd: number | null }> }, answer: { type: Types.AnswerType, confidence: number, supportedShare: number, generatedBy: { kind: Types.AnswerMakerKind, model: string | null, isCut: boolean, standInReason: string | null } | null } | null } | null };

export type InspectEventsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type InspectEventsQuery = { run: { id: string, events: { edges: Array<{ cursor: string, node:
          | { __typename: 'AnswerDelta', offset: number, text: string, sequence: number, at: string }
          | { __typename: 'ExecutionStarted', sequence: number, at: string }
          | { __typename: 'InputReceived', requestId: string, summary: string, sequence: number, at: string }
          | { __typename: 'InputRequested', sequence: number, at: string, request:
              | { __typename: 'ClarificationRequest', id: string, message: string }
              | { __typename: 'ContractPartiesRequest', id: string, message: string }
              | { __typename: 'DocumentDecisionRequest', id: string, message: string }
              | { __typename: 'PlanApprovalRequest', id: string, message: string }
              | { __typename: 'PropertySelectionRequest', id: string, message: string }
             }
          | { __typename: 'PlanReady', sequence: number, at: string, plan: { revision: number, steps: Array<{ stepId: string }> } }
          | { __typename: 'PlanningStarted', sequence: number, at: string }
          | { __typename: 'RunCancelled', reason: string | null, sequence: number, at: string }
          | { __typename: 'RunCompleted', sequence: number, at: string }
          | { __typename: 'RunFailed', sequence: number, at: string, failure: { code: string, message: string } }
          | { __typename: 'StepUpdated', completedSteps: number, totalSteps: number, sequence: number, at: string, step: { stepId: string, status: Types.StepStatus, progressPercentage: number } }
          | { __typename: 'UnreadableEvent', sequence: number, at: string }
         }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ForkRunMutationVariables = Exact<{
  checkpointId: string | number;
  query?: string | null | undefined;
}>;


export type ForkRunMutation = { forkRun:
    | { __typename: 'InvalidInputError', code: Types.ErrorCode, said: string }
    | { __typename: 'NotFoundError', code: Types.ErrorCode, said: string }
    | { __typename: 'QuotaExceededError', code: Types.ErrorCode, said: string }
    | { __typename: 'Run', id: string, status: Types.RunStatus }
    | { __typename: 'RunConflictError', code: Types.ErrorCode, said: string }
   };


export const InspectRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalExecutionTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastEventCursor"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forkedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"node"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executionStrategy"}},{"kind":"Field","name":{"kind":"Name","value":"parallelGroups"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTotalTime"}},{"kind":"Field","name":{"kind":"Name","value":"intent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intentType"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"stepType"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"agentName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"node"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelCalls"}},{"kind":"Field","name":{"kind":"Name","value":"promptTokens"}},{"kind":"Field","name":{"kind":"Name","value":"completionTokens"}},{"kind":"Field","name":{"kind":"Name","value":"costUsd"}},{"kind":"Field","name":{"kind":"Name","value":"byCall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"promptTokens"}},{"kind":"Field","name":{"kind":"Name","value":"completionTokens"}},{"kind":"Field","name":{"kind":"Name","value":"costUsd"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"supportedShare"}},{"kind":"Field","name":{"kind":"Name","value":"generatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"standInReason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InspectRunQuery, InspectRunQueryVariables>;
export const InspectEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completedSteps"}},{"kind":"Field","name":{"kind":"Name","value":"totalSteps"}},{"kind":"Field","name":{"kind":"Name","value":"step"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercentage"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDelta"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputRequested"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputReceived"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunCancelled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InspectEventsQuery, InspectEventsQueryVariables>;
export const ForkRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForkRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forkRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"checkpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]} as unknown as DocumentNode<ForkRunMutation, ForkRunMutationVariables>;