/** Replies to the requests of the process that started this one. */
export function replyWith(run) {
  process.on('message', ({ id, ...request }) => {
    Promise.resolve()
      .then(() => run(request))
      .then(
        (result) => process.send({ id, result }),
        (error) => process.send({ id, error: { name: error.name, message: error.message } }),
      );
  });
}
