import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MajorCareerPath } from '@/components/detail/career-path/major-career-path'
import type { Major } from '@/lib/contract/studies/major'
import { renderWithRouter } from '../../support/with-router'

function toMajor(id: number, name: string): Major {
  return {
    id,
    name,
    nameKm: null,
    department: { id: 1, name: 'Civil', nameKm: null },
    degree: 'Bachelor of Engineering',
    durationYears: 5,
    universities: [{ id: 3, name: 'Tonle Institute', nameKm: null }],
    description: '',
    careers: '',
    openJobs: 12,
    openInternships: 0,
    openScholarships: 2,
    views: 0,
    updatedAt: '2026-11-20T00:00:00.000Z',
  }
}

const majors = [toMajor(7, 'Civil Engineering'), toMajor(8, 'Geology')]

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the path from a major to work', () => {
  it('marks the current step in words', () => {
    renderWithRouter(<MajorCareerPath majors={majors} here="Work" />)
    const here = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))
    expect(here).toHaveLength(1)
    expect(here[0]?.textContent).toBe('Work You are here12 jobs')
  })

  it('belongs to the first major, and links this step and the next', () => {
    renderWithRouter(<MajorCareerPath majors={majors} here="Work" />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'From Civil Engineering to work',
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(hrefOf('12 jobs')).toBe('/jobs?majorId=7')
    cleanup()
    renderWithRouter(<MajorCareerPath majors={majors} here="Scholarship" />)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(hrefOf('2 scholarships')).toBe('/scholarships?majorId=7')
    expect(hrefOf('No internships yet')).toBe('/majors/7/civil-engineering#internship-7')
  })

  it('is not shown when no major has a page', () => {
    const { container } = renderWithRouter(<MajorCareerPath majors={[]} here="Work" />)
    expect(container.childElementCount).toBe(0)
  })
})
