import { describe, expect, it } from 'vitest'
import { testConsultPorts } from '../../support/consult.ts'
import { consult } from '../../support/consult-run.ts'
import { health } from '../../support/health.ts'
import { NOW, testPorts } from '../../support/ports.ts'

const QUESTION = '65세 남성이고 당뇨로 메트포르민을 먹는데 부작용이 뭐예요?'

describe('another subject in the same graph', () => {
  it('fills its own slots, looks in its own corpus, answers and cites', async () => {
    const memory = testConsultPorts(() => NOW)
    const ports = testPorts({ replace: { consult: memory } })
    const { answer, report } = await consult(QUESTION, { domain: health, ports })
    expect(report.domain).toBe('health')
    expect(report.slots.map(({ slot, value }) => `${slot}: ${value}`)).toEqual([
      'demographics: 65세',
      'demographics: 남성',
      'conditions: 당뇨',
      'medications: 메트포르민',
    ])
    expect(answer.sources[0]).toMatchObject({ label: '메트포르민 안내 1' })
    expect(answer.text).toContain('설사')
    expect(answer.text).toMatch(/\[1\]/)
    expect(answer.supportedShare).toBe(1)
    expect(answer.text).toContain('진료를 대신하지 않아요')
    expect(memory.profiles.get('user-1 health')).toContainEqual(
      expect.objectContaining({ slot: 'conditions', value: '당뇨', messageId: 'message' }),
    )
    expect(ports.spans).toEqual([])
  })

  it('knows the person in the next question', async () => {
    const ports = testPorts()
    await consult(QUESTION, { domain: health, ports })
    const { report } = await consult('독감 예방접종 받을 수 있나요?', { domain: health, ports })
    expect(report.slots).toContainEqual({
      slot: 'medications',
      value: '메트포르민',
      origin: 'PROFILE',
      messageId: 'message',
    })
  })

  it('says so where no leaflet answers', async () => {
    const { answer, report } = await consult('우주선 발사 일정은?', { domain: health })
    expect(answer).toMatchObject({ sources: [], text: '안내문에서 찾지 못했어요.' })
    expect(answer.confidence).toBeLessThanOrEqual(0.2)
    expect(report.attempts.at(-1)?.stopReason).toBe('NOTHING_FOUND')
  })
})
