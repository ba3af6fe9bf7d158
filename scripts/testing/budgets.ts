/**
 * Seconds a suite may take on two idle cores of a small server: about half as much again as was measured.
 * One that takes longer is named at the end of a run and does not fail, for a run cannot tell a slow suite
 * from a slow machine. Raise a figure only with a reason in the commit. What the browser suites take is the
 * sum of their tests, of which two run at a time.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  lint: 10,
  types: 30,
  'dead code': 15,
  unit: 100,
  dom: 55,
  api: 430,
  'api on PostgreSQL 15': 200,
  restore: 60,
  'web build': 110,
  'start on Node 24': 30,
  server: 600,
  phone: 1400,
  desktop: 240,
  bytes: 60,
}
