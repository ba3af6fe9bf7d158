import { expect, it } from 'vitest'
import { groupFaqs } from '@/lib/shared/articles/faq-topics'

const faq = (id: number, topic: string) => ({ id, topic, question: `Q${id}`, answer: '<p>A</p>' })

it('keeps topics and questions in order, and groups a repeated topic under its first heading', () => {
  const faqs = [faq(3, 'Your account'), faq(1, 'Files'), faq(2, 'Your account')]
  const topics = groupFaqs(faqs, 'help').map(({ id, topic, faqs: group }) => [
    id,
    topic,
    group.map((each) => each.id),
  ])
  expect(topics).toEqual([
    ['help-your-account', 'Your account', [3, 2]],
    ['help-files', 'Files', [1]],
  ])
})
