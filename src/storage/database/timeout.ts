/** Rejects with a TimeoutError if the promise does not settle in time, because a lost database may never respond. */
export function withTimeout<Answer>(answer: PromiseLike<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), milliseconds);
    answer.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
