import type { Mail } from '../domain/mail.ts'
import type { MailPurpose } from '../domain/user.ts'

/** How long what is sent by mail is good for. */
export const MAIL_MINUTES: Record<MailPurpose, number> = { PASSWORD_RESET: 30, EMAIL_VERIFICATION: 24 * 60 }

interface Words {
  subject: string
  korean: string
  english: string
  page: string
}

const WORDS: Record<MailPurpose, Words> = {
  PASSWORD_RESET: {
    subject: '[홈즈냥즈] 비밀번호 재설정 / Reset your password',
    korean: '비밀번호를 다시 정하려면 아래를 사용하세요. 30분 동안 한 번만 쓸 수 있습니다.',
    english: 'Use this to set a new password. It works once, for 30 minutes.',
    page: 'reset-password',
  },
  EMAIL_VERIFICATION: {
    subject: '[홈즈냥즈] 이메일 주소 확인 / Confirm your address',
    korean: '이 주소가 본인 것임을 확인하려면 아래를 사용하세요. 24시간 동안 쓸 수 있습니다.',
    english: 'Use this to confirm that this address is yours. It works for 24 hours.',
    page: 'verify-email',
  },
}

/**
 * Who reads it may have Korean or not: nobody has asked. The token goes behind a # where it comes with an address: no server
 * writes that into a log, and no page is told of it by the one before.
 */
export const writeMail = (purpose: MailPurpose, to: string, token: string, pages: string | null): Mail => {
  const { subject, korean, english, page } = WORDS[purpose]
  return {
    to,
    subject,
    text: [
      korean,
      english,
      '',
      pages === null ? token : `${pages}/${page}#token=${token}`,
      '',
      '요청하지 않으셨다면 이 메일을 무시하세요. 아무것도 바뀌지 않습니다.',
      'If you did not ask for this, ignore it: nothing has changed.',
      '',
    ].join('\n'),
  }
}
