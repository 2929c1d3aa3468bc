import { defineWords } from '../i18n/words.ts'

export const KIT_WORDS = defineWords({
  KO: {
    retry: '다시 시도',
    close: '닫기',
    required: '필수',
    failed: '불러오지 못했습니다',
    network: '서버에 연결할 수 없습니다. 연결되면 자동으로 다시 불러옵니다.',
    notFound: '찾을 수 없거나 볼 수 있는 권한이 없습니다.',
    signedOut: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    busy: '요청이 많습니다. 잠시 후 다시 시도해 주세요.',
    unexpected: '예기치 못한 문제가 생겼습니다.',
    loading: '불러오는 중',
  },
  EN: {
    retry: 'Try again',
    close: 'Close',
    required: 'required',
    failed: 'This could not be loaded',
    network: 'The server cannot be reached. This loads by itself once it can.',
    notFound: 'There is nothing here, or it belongs to somebody else.',
    signedOut: 'Your sign-in has ended. Please sign in again.',
    busy: 'Too many requests. Please try again in a moment.',
    unexpected: 'Something unexpected went wrong.',
    loading: 'Loading',
  },
})
