export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** Something wrong with a product, as testers tell it. {case} stands for the name of the case. */
export type Defect = {
  /** Words of a case name that it belongs to; none: it can happen anywhere. */
  readonly about: readonly string[];
  readonly title: string;
  readonly steps: readonly string[];
  readonly actual: string;
  readonly expected: string;
  readonly severity: Severity;
  /** What the screen says. */
  readonly banner: string;
};

/** How testers talk about one kind of product. */
export type Story = {
  readonly name: 'shop' | 'banking' | 'travel';
  /** Words by which a test is known to be about it. */
  readonly about: readonly string[];
  readonly headings: readonly string[];
  readonly button: string;
  /** What testers write when a case passes. */
  readonly passes: readonly string[];
  readonly defects: readonly Defect[];
  /** Why a case cannot be tested. */
  readonly obstacles: readonly string[];
  readonly feedback: readonly string[];
};
