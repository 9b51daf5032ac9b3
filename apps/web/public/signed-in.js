import { finishSignIn } from '/session.js';

const fault = await finishSignIn();
if (fault === null) location.replace('/settings');
else document.getElementById('fault').textContent = fault;
