import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** Every page has its own hashes; without them most policies are equal. */
export function withoutHashes(policy: string): string {
  return policy.replace(/(?: 'sha256-[^']+')+/g, " 'sha256-…'")
}

/** The findings of Google's CSP evaluator, worst first, one per line. */
export function listWeaknesses(policy: string): readonly string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .toSorted((one, other) => one.severity - other.severity)
    .map(
      ({ severity, directive, value = '', description }) =>
        `${Severity[severity]} ${directive} ${value}: ${description}`,
    )
}
