import { finishSignIn } from '/session.js';

const { page, fault } = await finishSignIn();
if (fault === undefined) location.replace(new URL(location.origin + page));
else {
  document.querySelector('h1').textContent = 'You are not signed in';
  document.getElementById('fault').textContent = fault;
}
