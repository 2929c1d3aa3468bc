/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A home that stands in no listing, typed in. Kept sealed, like the parties. */
export type ContractHomeInput = {
  /** Where it stands; 1 to 200 characters. */
  address: string;
  /** Exclusive area in ㎡, at most 10000. */
  exclusiveArea?: number | null | undefined;
  /** Name of the building, 1 to 100 characters. */
  name?: string | null | undefined;
  /** What kind of home it is. */
  propertyType?: PropertyType | null | undefined;
  /** 동·층·호, 1 to 50 characters. */
  unit?: string | null | undefined;
};

/** Who concludes the contract, and on which terms. For a sale `lessor` sells, `lessee` buys, `deposit` is the down payment (계약금), `startDate` the day of the contract and `endDate` that of the balance. */
export type ContractPartiesInput = {
  /** Deposit in 만원; as the home is listed when omitted (`ContractPartiesRequest.terms`). Needed for a sale and without a listing. */
  deposit?: number | null | undefined;
  /** Last day of the lease, after `startDate`. */
  endDate: string;
  /** Where no listing was chosen; the document leaves room for it when omitted. */
  home?: ContractHomeInput | null | undefined;
  /** Who rents (임차인). */
  lessee: PartyInput;
  /** Who lets (임대인). */
  lessor: PartyInput;
  /** Monthly rent in 만원; as listed when omitted, 0 or omitted for jeonse. */
  monthlyRent?: number | null | undefined;
  /** Price of a sale in 만원; as listed when omitted. */
  price?: number | null | undefined;
  /** Special terms (특약), one an item, at most 50. */
  specialTerms?: Array<string> | null | undefined;
  /** First day of the lease. */
  startDate: string;
};

/** Terms as they are to be; what is omitted stays. The parties stay in any case. */
export type ContractTermsInput = {
  /** In 만원; of a sale the down payment. */
  deposit?: number | null | undefined;
  /** Last day of a lease; of a sale that of the balance. */
  endDate?: string | null | undefined;
  /** Only where the contract is about no listing. */
  home?: ContractHomeInput | null | undefined;
  /** In 만원; 0: none. */
  monthlyRent?: number | null | undefined;
  /** Of a sale, in 만원. */
  price?: number | null | undefined;
  /** Those that change, at most 50. */
  specialTerms?: Array<SpecialTermInput> | null | undefined;
  /** First day of a lease; of a sale the day of the contract. */
  startDate?: string | null | undefined;
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
  suggestions?: Array<string | number> | null | undefined;
  /** For EDIT. */
  terms?: ContractTermsInput | null | undefined;
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

/** Exactly one field is set: the one that fits the pending request. */
export type InputResponse =
  {   /** Answers a ClarificationRequest; 1 to 2000 characters. */
  clarification: string; contractParties?: never; documentDecision?: never; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  { clarification?: never;   /** Answers a ContractPartiesRequest. */
  contractParties: ContractPartiesInput; documentDecision?: never; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  { clarification?: never; contractParties?: never;   /** Answers a DocumentDecisionRequest. */
  documentDecision: DocumentDecisionInput; ownHome?: never; planApproval?: never; propertySelection?: never; }
  |  { clarification?: never; contractParties?: never; documentDecision?: never;   /** True answers a PropertySelectionRequest too: the contract is about none of these, but about a home whose address is typed in. */
  ownHome: boolean; planApproval?: never; propertySelection?: never; }
  |  { clarification?: never; contractParties?: never; documentDecision?: never; ownHome?: never;   /** Answers a PlanApprovalRequest. */
  planApproval: PlanApprovalInput; propertySelection?: never; }
  |  { clarification?: never; contractParties?: never; documentDecision?: never; ownHome?: never; planApproval?: never;   /** Answers a PropertySelectionRequest: id of one of its Properties. */
  propertySelection: string | number; };

/** The resident registration number may be left out: the document then leaves room to write it by hand. It may be processed only where a statute allows it, so a deployment can switch its collection off. */
export type PartyInput = {
  /** 1 to 200 characters. */
  address: string;
  /** 1 to 50 characters. */
  name: string;
  /** A Korean number: 010-1234-5678. */
  phone: string;
  /** Six digits, hyphen, seven digits; checked for form. */
  residentRegistrationNumber?: string | null | undefined;
};

/** What becomes of the plan. */
export type PlanApprovalInput = {
  /** The decision. */
  decision: PlanDecision;
  /** For REJECT: what a better plan would do. 1 to 20000 characters. */
  feedback?: string | null | undefined;
  /** For MODIFY. */
  steps?: Array<PlanStepInput> | null | undefined;
};

/** What becomes of a plan that waits for approval. */
export type PlanDecision =
  /** It is carried out as it is. */
  | 'APPROVE'
  /** It is carried out as `steps` say. */
  | 'MODIFY'
  /** With feedback a new plan is made and asked about; without, the run ends as CANCELLED. */
  | 'REJECT';

/** A step of the plan as it should be. Steps that are not listed follow as they were. */
export type PlanStepInput = {
  /** What it should do, 1 to 500 characters; as it was when omitted. */
  description?: string | null | undefined;
  /** Leave it out, and with it the steps that need its result. */
  skip?: boolean | null | undefined;
  /** The step; the order of the list is the order of the plan. */
  stepId: string;
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

/** A special term (특약) as it is to be. */
export type SpecialTermInput = {
  /** Which one, from 1 as they stand in the document; omitted: it is added. */
  number?: number | null | undefined;
  /** Its words, 1 to 1000 characters; omitted: it is taken out. */
  text?: string | null | undefined;
};

export type FormFieldPartsFragment = { path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null };

export type Request_ClarificationRequest_Fragment = { __typename: 'ClarificationRequest', suggestions: Array<string>, id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> };

export type Request_ContractPartiesRequest_Fragment = { __typename: 'ContractPartiesRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> };

export type Request_DocumentDecisionRequest_Fragment = { __typename: 'DocumentDecisionRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> };

export type Request_PlanApprovalRequest_Fragment = { __typename: 'PlanApprovalRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> };

export type Request_PropertySelectionRequest_Fragment = { __typename: 'PropertySelectionRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> };

export type RequestFragment =
  | Request_ClarificationRequest_Fragment
  | Request_ContractPartiesRequest_Fragment
  | Request_DocumentDecisionRequest_Fragment
  | Request_PlanApprovalRequest_Fragment
  | Request_PropertySelectionRequest_Fragment
;

export type RespondMutationVariables = Exact<{
  runId: string | number;
  requestId: string | number;
  response: Types.InputResponse;
}>;


export type RespondMutation = { respondToInput:
    | { __typename: 'InputNoLongerPendingError', code: Types.ErrorCode, said: string }
    | { __typename: 'InvalidInputError', code: Types.ErrorCode, said: string, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> | null }
    | { __typename: 'NotFoundError', code: Types.ErrorCode, said: string }
    | { __typename: 'Run', id: string, status: Types.RunStatus, pendingInput:
        | { __typename: 'ClarificationRequest', suggestions: Array<string>, id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> }
        | { __typename: 'ContractPartiesRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> }
        | { __typename: 'DocumentDecisionRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> }
        | { __typename: 'PlanApprovalRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> }
        | { __typename: 'PropertySelectionRequest', id: string, message: string, expiresAt: string | null, form: Array<{ path: string, label: string, type: Types.FormFieldType, required: boolean, default: unknown, help: string | null, maxLength: number | null, error: string | null, options: Array<{ value: string, label: string }>, when: { path: string, values: Array<string> } | null }> }
       | null }
   };

export const FormFieldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<FormFieldPartsFragment, unknown>;
export const RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormFieldParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClarificationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<RequestFragment, unknown>;
export const RespondDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Respond"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InputResponse"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"respondToInput"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Run"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pendingInput"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Request"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormFieldParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InputRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormFieldParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClarificationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]} as unknown as DocumentNode<RespondMutation, RespondMutationVariables>;