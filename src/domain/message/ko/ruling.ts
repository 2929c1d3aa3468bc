/** What is told beside a ruling: how far it may be relied on, and who helps on. */
export const RULING = {
  'ruling.unverified': ({ what }: { what: string }) => `조문으로 확인하지 못한 부분: ${what}`,
  'ruling.until': ({ date }: { date: string }) => `${date}까지의 기준이에요.`,
  'ruling.unreviewed': ({ date }: { date: string }) =>
    `${date} 법령으로 정리했고 아직 전문가의 검토를 받지 않았어요. 법률 자문이 아니니 중요한 결정 전에는 전문가와 상담하세요.`,
  'ruling.near': '정확히 맞는 정리를 찾지 못했어요. 혹시 이런 것을 물으셨나요?',
}
