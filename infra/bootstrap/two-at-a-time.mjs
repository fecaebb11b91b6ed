/** Runs the jobs in order, two at a time; returns the results in the same order. */
export async function twoAtATime(jobs) {
  const answers = [];
  const waiting = jobs.entries();
  const takeJobs = async () => {
    for (const [index, job] of waiting) answers[index] = await job();
  };
  await Promise.all([takeJobs(), takeJobs()]);
  return answers;
}
