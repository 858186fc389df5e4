/** An error that the operator can fix: its message says what is wrong and what to do, and is printed without the stack. */
export class OperatorError extends Error {}
