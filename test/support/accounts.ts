import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { createGqlClient } from './gql.ts'
import type { GqlClient } from './gql.ts'

export const SignUp = graphql(`
  mutation SignUp($email: String!, $password: String!, $nickname: String) {
    signUp(email: $email, password: $password, nickname: $nickname) {
      __typename
      ... on AuthPayload {
        accessToken
        refreshToken
        expiresAt
        user {
          id
          type
          email
          profile {
            nickname
          }
        }
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

export const SignIn = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      __typename
      ... on AuthPayload {
        accessToken
        refreshToken
        expiresAt
        user {
          id
          email
        }
      }
      ... on Error {
        message
      }
    }
  }
`)

export const RefreshTokens = graphql(`
  mutation RefreshTokens($refreshToken: String!) {
    refreshTokens(refreshToken: $refreshToken) {
      __typename
      ... on AuthPayload {
        accessToken
        refreshToken
        user {
          id
        }
      }
      ... on Error {
        message
      }
    }
  }
`)

export const SignOut = graphql(`
  mutation SignOut($refreshToken: String!) {
    signOut(refreshToken: $refreshToken) {
      count
    }
  }
`)

export const WhoAmI = graphql(`
  query WhoAmI {
    viewer {
      id
      type
      email
    }
  }
`)

export const PASSWORD = '보라색 우산 셋, odd'

let serial = 0
export const newEmail = (): string => `person-${process.pid}-${serial++}@example.com`

export interface Person {
  client: GqlClient
  email: string
  userId: string
  accessToken: string
  refreshToken: string
}

/** A new account, opened by nobody or by a guest. */
export const signUp = async (client: GqlClient, email = newEmail()): Promise<Person> => {
  const { signUp: result } = await client.execute(SignUp, { email, password: PASSWORD })
  if (result.__typename !== 'AuthPayload') throw new Error(`${result.__typename}: ${result.message}`)
  const { accessToken, refreshToken, user } = result
  return {
    client: createGqlClient(client.url, accessToken),
    email,
    userId: user.id,
    accessToken,
    refreshToken,
  }
}

/** As if all that happened to the refresh tokens of an account had happened 31 seconds earlier. */
export const ageRefreshTokens = async (databaseUrl: string, email: string): Promise<void> => {
  const pool = createPool(databaseUrl, { max: 1 })
  await pool.query(
    `update refresh_token t set created_at = t.created_at - interval '31 seconds'
     from app_user u where u.id = t.user_id and u.email = $1`,
    [email],
  )
  await pool.end()
}
