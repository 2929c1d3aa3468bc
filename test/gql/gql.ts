/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation RenameSession($sessionId: ID!, $title: String!) {\n    renameSession(sessionId: $sessionId, title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.RenameSessionDocument,
    "\n  mutation DeleteSession($sessionId: ID!) {\n    deleteSession(sessionId: $sessionId) {\n      deletedSessionId\n    }\n  }\n": typeof types.DeleteSessionDocument,
    "\n  query ReadSession($id: ID!) {\n    session(id: $id) {\n      id\n      title\n      messageCount\n      lastMessage\n      activeRun {\n        id\n        status\n      }\n      messages(first: 10) {\n        edges {\n          node {\n            role\n            content\n            answer {\n              text\n            }\n            run {\n              id\n            }\n          }\n        }\n      }\n      runs(last: 10) {\n        edges {\n          node {\n            id\n            query\n          }\n        }\n      }\n    }\n  }\n": typeof types.ReadSessionDocument,
    "\n  query MySessions($first: Int, $after: String, $last: Int, $before: String) {\n    viewer {\n      id\n      type\n      email\n      isActive\n      profile {\n        nickname\n      }\n      sessions(first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            id\n            title\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  query ReadNode($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n    }\n  }\n": typeof types.ReadNodeDocument,
    "\n  mutation SignInForTest {\n    signInAsGuest {\n      accessToken\n    }\n  }\n": typeof types.SignInForTestDocument,
    "\n  mutation CreateSession($title: String) {\n    createSession(title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n        messageCount\n        lastMessage\n        createdAt\n        updatedAt\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.CreateSessionDocument,
    "\n  mutation StartRun($input: StartRunInput!) {\n    startRun(input: $input) {\n      __typename\n      ... on Run {\n        id\n        status\n        mode\n        language\n        lastEventCursor\n        session {\n          id\n        }\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on RunConflictError {\n        activeRun {\n          id\n        }\n      }\n    }\n  }\n": typeof types.StartRunDocument,
    "\n  mutation CancelRun($runId: ID!) {\n    cancelRun(runId: $runId) {\n      __typename\n      ... on Run {\n        id\n        status\n        completedAt\n      }\n      ... on Error {\n        message\n      }\n    }\n  }\n": typeof types.CancelRunDocument,
    "\n  subscription FollowRun($runId: ID!, $after: String) {\n    runEvents(runId: $runId, after: $after) {\n      __typename\n      cursor\n      sequence\n      at\n      run {\n        id\n        status\n      }\n      ... on PlanReady {\n        plan {\n          revision\n          steps {\n            id\n            stepId\n            status\n          }\n        }\n      }\n      ... on StepUpdated {\n        step {\n          id\n          stepId\n          status\n          progressPercentage\n          result\n        }\n        completedSteps\n        totalSteps\n      }\n      ... on AnswerDelta {\n        text\n        offset\n      }\n      ... on RunCompleted {\n        answer {\n          type\n          text\n        }\n      }\n      ... on RunCancelled {\n        reason\n      }\n    }\n  }\n": typeof types.FollowRunDocument,
};
const documents: Documents = {
    "\n  mutation RenameSession($sessionId: ID!, $title: String!) {\n    renameSession(sessionId: $sessionId, title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.RenameSessionDocument,
    "\n  mutation DeleteSession($sessionId: ID!) {\n    deleteSession(sessionId: $sessionId) {\n      deletedSessionId\n    }\n  }\n": types.DeleteSessionDocument,
    "\n  query ReadSession($id: ID!) {\n    session(id: $id) {\n      id\n      title\n      messageCount\n      lastMessage\n      activeRun {\n        id\n        status\n      }\n      messages(first: 10) {\n        edges {\n          node {\n            role\n            content\n            answer {\n              text\n            }\n            run {\n              id\n            }\n          }\n        }\n      }\n      runs(last: 10) {\n        edges {\n          node {\n            id\n            query\n          }\n        }\n      }\n    }\n  }\n": types.ReadSessionDocument,
    "\n  query MySessions($first: Int, $after: String, $last: Int, $before: String) {\n    viewer {\n      id\n      type\n      email\n      isActive\n      profile {\n        nickname\n      }\n      sessions(first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            id\n            title\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n": types.MySessionsDocument,
    "\n  query ReadNode($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n    }\n  }\n": types.ReadNodeDocument,
    "\n  mutation SignInForTest {\n    signInAsGuest {\n      accessToken\n    }\n  }\n": types.SignInForTestDocument,
    "\n  mutation CreateSession($title: String) {\n    createSession(title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n        messageCount\n        lastMessage\n        createdAt\n        updatedAt\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.CreateSessionDocument,
    "\n  mutation StartRun($input: StartRunInput!) {\n    startRun(input: $input) {\n      __typename\n      ... on Run {\n        id\n        status\n        mode\n        language\n        lastEventCursor\n        session {\n          id\n        }\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on RunConflictError {\n        activeRun {\n          id\n        }\n      }\n    }\n  }\n": types.StartRunDocument,
    "\n  mutation CancelRun($runId: ID!) {\n    cancelRun(runId: $runId) {\n      __typename\n      ... on Run {\n        id\n        status\n        completedAt\n      }\n      ... on Error {\n        message\n      }\n    }\n  }\n": types.CancelRunDocument,
    "\n  subscription FollowRun($runId: ID!, $after: String) {\n    runEvents(runId: $runId, after: $after) {\n      __typename\n      cursor\n      sequence\n      at\n      run {\n        id\n        status\n      }\n      ... on PlanReady {\n        plan {\n          revision\n          steps {\n            id\n            stepId\n            status\n          }\n        }\n      }\n      ... on StepUpdated {\n        step {\n          id\n          stepId\n          status\n          progressPercentage\n          result\n        }\n        completedSteps\n        totalSteps\n      }\n      ... on AnswerDelta {\n        text\n        offset\n      }\n      ... on RunCompleted {\n        answer {\n          type\n          text\n        }\n      }\n      ... on RunCancelled {\n        reason\n      }\n    }\n  }\n": types.FollowRunDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameSession($sessionId: ID!, $title: String!) {\n    renameSession(sessionId: $sessionId, title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameSession($sessionId: ID!, $title: String!) {\n    renameSession(sessionId: $sessionId, title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSession($sessionId: ID!) {\n    deleteSession(sessionId: $sessionId) {\n      deletedSessionId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSession($sessionId: ID!) {\n    deleteSession(sessionId: $sessionId) {\n      deletedSessionId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadSession($id: ID!) {\n    session(id: $id) {\n      id\n      title\n      messageCount\n      lastMessage\n      activeRun {\n        id\n        status\n      }\n      messages(first: 10) {\n        edges {\n          node {\n            role\n            content\n            answer {\n              text\n            }\n            run {\n              id\n            }\n          }\n        }\n      }\n      runs(last: 10) {\n        edges {\n          node {\n            id\n            query\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadSession($id: ID!) {\n    session(id: $id) {\n      id\n      title\n      messageCount\n      lastMessage\n      activeRun {\n        id\n        status\n      }\n      messages(first: 10) {\n        edges {\n          node {\n            role\n            content\n            answer {\n              text\n            }\n            run {\n              id\n            }\n          }\n        }\n      }\n      runs(last: 10) {\n        edges {\n          node {\n            id\n            query\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions($first: Int, $after: String, $last: Int, $before: String) {\n    viewer {\n      id\n      type\n      email\n      isActive\n      profile {\n        nickname\n      }\n      sessions(first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            id\n            title\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MySessions($first: Int, $after: String, $last: Int, $before: String) {\n    viewer {\n      id\n      type\n      email\n      isActive\n      profile {\n        nickname\n      }\n      sessions(first: $first, after: $after, last: $last, before: $before) {\n        edges {\n          cursor\n          node {\n            id\n            title\n          }\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadNode($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n    }\n  }\n"): (typeof documents)["\n  query ReadNode($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInForTest {\n    signInAsGuest {\n      accessToken\n    }\n  }\n"): (typeof documents)["\n  mutation SignInForTest {\n    signInAsGuest {\n      accessToken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSession($title: String) {\n    createSession(title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n        messageCount\n        lastMessage\n        createdAt\n        updatedAt\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSession($title: String) {\n    createSession(title: $title) {\n      __typename\n      ... on ChatSession {\n        id\n        title\n        messageCount\n        lastMessage\n        createdAt\n        updatedAt\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartRun($input: StartRunInput!) {\n    startRun(input: $input) {\n      __typename\n      ... on Run {\n        id\n        status\n        mode\n        language\n        lastEventCursor\n        session {\n          id\n        }\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on RunConflictError {\n        activeRun {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartRun($input: StartRunInput!) {\n    startRun(input: $input) {\n      __typename\n      ... on Run {\n        id\n        status\n        mode\n        language\n        lastEventCursor\n        session {\n          id\n        }\n      }\n      ... on Error {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on RunConflictError {\n        activeRun {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelRun($runId: ID!) {\n    cancelRun(runId: $runId) {\n      __typename\n      ... on Run {\n        id\n        status\n        completedAt\n      }\n      ... on Error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelRun($runId: ID!) {\n    cancelRun(runId: $runId) {\n      __typename\n      ... on Run {\n        id\n        status\n        completedAt\n      }\n      ... on Error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FollowRun($runId: ID!, $after: String) {\n    runEvents(runId: $runId, after: $after) {\n      __typename\n      cursor\n      sequence\n      at\n      run {\n        id\n        status\n      }\n      ... on PlanReady {\n        plan {\n          revision\n          steps {\n            id\n            stepId\n            status\n          }\n        }\n      }\n      ... on StepUpdated {\n        step {\n          id\n          stepId\n          status\n          progressPercentage\n          result\n        }\n        completedSteps\n        totalSteps\n      }\n      ... on AnswerDelta {\n        text\n        offset\n      }\n      ... on RunCompleted {\n        answer {\n          type\n          text\n        }\n      }\n      ... on RunCancelled {\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription FollowRun($runId: ID!, $after: String) {\n    runEvents(runId: $runId, after: $after) {\n      __typename\n      cursor\n      sequence\n      at\n      run {\n        id\n        status\n      }\n      ... on PlanReady {\n        plan {\n          revision\n          steps {\n            id\n            stepId\n            status\n          }\n        }\n      }\n      ... on StepUpdated {\n        step {\n          id\n          stepId\n          status\n          progressPercentage\n          result\n        }\n        completedSteps\n        totalSteps\n      }\n      ... on AnswerDelta {\n        text\n        offset\n      }\n      ... on RunCompleted {\n        answer {\n          type\n          text\n        }\n      }\n      ... on RunCancelled {\n        reason\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;