export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** {case} stands for the name of the case. */
export type Defect = {
  /** Words in the name of the case; empty: any case. */
  readonly about: readonly string[];
  readonly title: string;
  readonly steps: readonly string[];
  readonly actual: string;
  readonly expected: string;
  readonly severity: Severity;
  readonly banner: string;
};

export type Story = {
  readonly name: 'shop' | 'banking' | 'travel';
  readonly about: readonly string[];
  readonly headings: readonly string[];
  readonly button: string;
  readonly passes: readonly string[];
  readonly defects: readonly Defect[];
  readonly obstacles: readonly string[];
  readonly feedback: readonly string[];
};
