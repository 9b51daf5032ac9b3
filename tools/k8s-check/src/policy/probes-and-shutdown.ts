import { at } from '../manifest.js';
import { servicesOf, type Container } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** Margin in seconds that the time to end must leave beyond preStop's sleep: requests, broker, database. */
const DRAIN_S = 20;

/** Probes that ask different questions, and an end that gives those who talk to the pod time to go elsewhere. */
export const probesAndShutdown: PolicyRule = {
  name: 'probes-and-shutdown',
  breaches(objects) {
    const breaches: Breach[] = [];
    for (const { object, pod, containers } of servicesOf(objects)) {
      for (const container of containers) {
        for (const message of probeFaults(container)) breaches.push({ object, message });
        const sleep = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
        const grace = Number(pod['terminationGracePeriodSeconds'] ?? 30);
        if (sleep < 5)
          breaches.push({
            object,
            message: `${container.name} can end before endpoints remove it: set preStop.sleep to at least 5 s`,
          });
        if (grace < sleep + DRAIN_S)
          breaches.push({
            object,
            message: `terminationGracePeriodSeconds ${grace} is less than preStop ${sleep} + ${DRAIN_S} s`,
          });
      }
      const unavailable = at(object, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable');
      if (object.kind === 'Deployment' && unavailable !== 0)
        breaches.push({
          object,
          message: 'a roll-out takes pods away before new ones are ready: maxUnavailable 0',
        });
    }
    return breaches;
  },
};

function probeFaults({ name, startupProbe, livenessProbe, readinessProbe }: Container): string[] {
  const faults: string[] = [];
  if (!startupProbe) faults.push(`${name} has no startup probe`);
  if (!livenessProbe) faults.push(`${name} has no liveness probe`);
  if (!readinessProbe) faults.push(`${name} has no readiness probe`);
  if (livenessProbe && readinessProbe && question(livenessProbe) === question(readinessProbe))
    faults.push(
      `${name} is restarted for what should only take it out of service: liveness and readiness are one`,
    );
  return faults;
}

function question(probe: object): string {
  return JSON.stringify([at(probe, 'httpGet'), at(probe, 'exec'), at(probe, 'tcpSocket')]);
}
